import type { Food } from '../../foods/food.ts'
import type { Recipe, RecipeIngredient } from '../../recipes/recipe.ts'
import { plainWords } from '../../recipes/step-text.ts'
import type { WrittenIngredient, WrittenLines, WrittenStep } from '../../recipes/written-recipe.ts'

/** What the rules of the kitchen read: the recipe with its weighed foods, and its file with the line of each part. */
export type KitchenRecipe = {
  recipe: Pick<Recipe, 'ingredients' | 'servings' | 'atOnce' | 'discarded' | 'note' | 'meals' | 'perServing'>
  source: {
    steps: readonly Pick<WrittenStep, 'parts' | 'line'>[]
    ingredients: readonly Pick<WrittenIngredient, 'line'>[]
    lines: Pick<WrittenLines, 'ingredients'>
  }
}

/** A step with its words in small letters and the ingredients that it marks or speaks of. */
export type KitchenStep = { words: string; rows: RecipeIngredient[]; line: number }

export function kitchenSteps({ recipe, source }: KitchenRecipe): KitchenStep[] {
  const said = new Map<string, Set<string>>(recipe.ingredients.map(({ food }) => [food.id, headWords(food)]))
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
    return { words, rows: recipe.ingredients.filter(isMeant), line }
  })
}

/** "Bone-in chicken thigh" is spoken of as the thigh. */
function headWords({ name }: Food): Set<string> {
  return new Set([stemOf(name.split(/\s+/).at(-1) ?? name)])
}

function stemOf(word: string): string {
  return word.toLowerCase().replace(/(es|s)$/, '')
}
