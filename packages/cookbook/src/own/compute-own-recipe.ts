import { isWeighed, isWhole, type OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import { draftStep } from '../import/draft-step.ts'
import { computeRecipe } from '../recipes/compute-recipe.ts'
import type { Recipe, RecipeId, RecipeIngredient } from '../recipes/recipe.ts'
import { slugOf } from '../recipes/recipe-id.ts'
import { parseStep, type WrittenPart } from '../recipes/step-text.ts'
import type { WrittenStep } from '../recipes/written-recipe.ts'
import type { OwnFoods } from './own-foods.ts'

/** Of own recipes' drawings; raised when code that draws changes how they look. */
const drawing = 'own 1'
const noLines = {
  ...{ id: 0, title: 0, servings: 0, prep: 0, cook: 0, ingredients: 0, steps: 0 },
  ...{ familiarity: 0, keeps: 0, discarded: 0, picture: 0 },
}

/** OWN-4: an own recipe as a recipe like ours; undefined while something of it is unknown. */
export function computeOwnRecipe(own: OwnRecipe, foods: OwnFoods): Recipe | undefined {
  if (!isWhole(own)) return undefined
  const ingredients = ingredientsOf(own, foods)
  if (ingredients.length < own.lines.length) return undefined
  const { title, meal, servings, prepMinutes, cookMinutes, photo } = own
  const written = {
    id: own.id as RecipeId,
    slug: slugOf(own.id),
    formerly: [],
    title,
    meals: [meal],
    cuisine: 'american' as const,
    ...{ servings, prepMinutes, cookMinutes, restMinutes: 0 },
    ingredients: [],
    steps: readOwnSteps(own, ingredients),
    lines: noLines,
  }
  const { recipe } = computeRecipe(
    written,
    ingredients,
    photo === undefined ? drawing : `${drawing} ${photo}`,
  )
  return photo === undefined ? recipe : { ...recipe, photo }
}

/** The lines whose food and grams are known. */
export function ingredientsOf({ lines }: Pick<OwnRecipe, 'lines'>, foods: OwnFoods): RecipeIngredient[] {
  return lines.filter(isWeighed).flatMap((line) => {
    const { grams, group, note, isAmountEstimated, isOptional = false } = line
    const food = foods.find(line.food)
    if (!food) return []
    const words = {
      ...(group !== undefined && { group }),
      ...(note !== undefined && { note }),
      ...(isAmountEstimated && { prep: 'amount estimated' }),
    }
    return [{ food, quantity: grams, unit: 'g' as const, grams, ...words, isOptional }]
  })
}

/** With timers, temperatures and the foods that the words name. */
export function readOwnSteps(
  { steps }: Pick<OwnRecipe, 'steps'>,
  ingredients: readonly RecipeIngredient[],
): WrittenStep[] {
  const named = ingredients.map(({ food: { id, name }, quantity }) => ({
    ...{ line: '', foodId: id, name, quantity, doubts: [] },
  }))
  return steps.map((text, line) => ({ text, parts: partsOf(text, named), line }))
}

function partsOf(text: string, named: Parameters<typeof draftStep>[1]): WrittenPart[] {
  const { parts, findings } = parseStep(draftStep(text, named))
  return findings.length === 0 ? parts : [{ kind: 'text', text }]
}
