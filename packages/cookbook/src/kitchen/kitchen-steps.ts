import type { Food } from '../foods/food.ts'
import type { Recipe, RecipeIngredient } from '../recipes/recipe.ts'
import { plainWords, type WrittenPart } from '../recipes/step-text.ts'
import type { WrittenIngredient, WrittenLines, WrittenStep } from '../recipes/written-recipe.ts'

export type SourceStep = Pick<WrittenStep, 'parts' | 'line'>

/** What the rules of the kitchen read: the recipe with its weighed foods, and its file with the line of each part. */
export type KitchenRecipe = {
  recipe: Pick<Recipe, 'ingredients' | 'servings' | 'atOnce' | 'discarded' | 'note' | 'meals' | 'perServing'>
  source: {
    steps: readonly SourceStep[]
    ingredients: readonly Pick<WrittenIngredient, 'line'>[]
    lines: Pick<WrittenLines, 'ingredients'>
  }
}

/** A step with its words in small letters, the ingredients that it marks or speaks of, and the temperatures that it tells. */
export type KitchenStep = { words: string; rows: RecipeIngredient[]; celsius: number[]; line: number }

type ReadSteps = {
  recipe: Pick<KitchenRecipe['recipe'], 'ingredients'>
  source: Pick<KitchenRecipe['source'], 'steps'>
}

export function kitchenSteps({ recipe, source }: ReadSteps): KitchenStep[] {
  const foods = [...new Set(recipe.ingredients.map(({ food }) => food))]
  const said = new Map(foods.map((food) => [food.id, headWords(food, foods)]))
  for (const part of source.steps.flatMap(({ parts }) => parts)) {
    const last = part.kind === 'food' ? part.words?.split(/\s+/).at(-1) : undefined
    if (part.kind === 'food' && last !== undefined) said.get(part.food)?.add(stemOf(last))
  }
  return source.steps.map(({ parts, line }) => {
    const words = plainWords(parts).toLowerCase()
    const spoken = new Set((words.match(/\p{L}+/gu) ?? []).map(stemOf))
    const marked = new Set(parts.flatMap((part) => (part.kind === 'food' ? [part.food] : [])))
    const isMeant = ({ food }: RecipeIngredient) =>
      marked.has(food.id) || [...(said.get(food.id) ?? [])].some((word) => spoken.has(word))
    const celsius = parts.flatMap((part) => (part.kind === 'temperature' ? [part.celsius] : []))
    return { words, rows: recipe.ingredients.filter(isMeant), celsius, line }
  })
}

const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}"“(])|(?<=;)\s+|\n+/u

/** A step tells several acts, in one vessel after the other: each of its sentences, with the place of the step. */
export function splitSentences({ parts, line }: SourceStep): SourceStep[] {
  const sentences: WrittenPart[][] = [[]]
  for (const part of parts) {
    const [first = '', ...others] = part.kind === 'text' ? part.text.split(sentenceEnd) : []
    sentences.at(-1)!.push(part.kind === 'text' ? { kind: 'text', text: first } : part)
    for (const text of others) sentences.push([{ kind: 'text', text }])
  }
  return sentences.map((said) => ({ parts: said, line }))
}

/** "Bone-in chicken thigh" is spoken of as the thigh, and as the chicken where no other food of the recipe is one. */
function headWords({ name, class: foodClass }: Food, foods: readonly Food[]): Set<string> {
  const kin = foods.filter((food) => food.class === foodClass || wordsOf(food.name).includes(foodClass))
  const kind = kin.length === 1 && wordsOf(name).includes(foodClass) ? [foodClass] : []
  return new Set([stemOf(wordsOf(name).at(-1) ?? name), ...kind])
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().split(/\s+/)
}

function stemOf(word: string): string {
  return word.toLowerCase().replace(/(es|s)$/, '')
}
