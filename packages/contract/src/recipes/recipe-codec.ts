import type { Keeping } from '@butterleaf/domain/cooking/keeping'
import type {
  RecipeIngredient,
  RecipeStep,
  ScaledRecipe,
} from '@butterleaf/domain/recipes/shown/scaled-recipe'
import type {
  RecipeIngredient as WireIngredient,
  Recipe as WireRecipe,
  RecipeStep as WireStep,
} from './calls.ts'
import { decodeCard, decodeNutrition } from './card-codec.ts'
import { decodeMeasure } from './measure.ts'

export function decodeRecipe(recipe: WireRecipe): ScaledRecipe {
  const { scale, restTime, yields, ingredients, steps } = recipe
  const { keeps, needs, atOnce, note, warnings } = recipe
  return {
    ...decodeCard(recipe),
    scale,
    restMinutes: restTime,
    yields,
    keeps: keeps ? decodeKeeping(keeps) : null,
    needs: needs ?? [],
    atOnce: atOnce ?? null,
    note: note ?? null,
    ingredients: ingredients.map(decodeIngredient),
    steps: steps.map(decodeStep),
    warnings: warnings ?? [],
  }
}

function decodeKeeping({ reheat, ...keeping }: NonNullable<WireRecipe['keeps']>): Keeping {
  return { ...keeping, ...(reheat !== null && { reheat }) }
}

function decodeIngredient(ingredient: WireIngredient): RecipeIngredient {
  return {
    foodId: ingredient.food_id,
    name: ingredient.ingredient_name,
    note: ingredient.extra,
    isOptional: ingredient.optional,
    group: ingredient.label,
    groupNote: ingredient.label_info,
    ...decodeAmount(ingredient),
    nutrition: decodeNutrition(ingredient.nutrition),
  }
}

function decodeStep({ text, parts }: WireStep): RecipeStep {
  return { text, parts: parts.map(decodePart) }
}

function decodePart(part: WireStep['parts'][number]): RecipeStep['parts'][number] {
  if (part.kind !== 'food') return part
  const { food_id: foodId, share, ...rest } = part
  return { ...rest, foodId, share: share && decodeAmount(share) }
}

function decodeAmount({ gram, measures: { us, metric } }: Pick<WireIngredient, 'gram' | 'measures'>) {
  return { grams: gram, measures: { us: us && decodeMeasure(us), metric: metric && decodeMeasure(metric) } }
}
