import type { LoadKind } from '@butterleaf/domain/cooking/loads'
import type { Recipe } from '../recipe.ts'

/** CON-8: grams of fiber, and of sugar alcohols and allulose. */
export function loadsPerServing({
  ingredients,
  servings,
  perServing,
}: Pick<Recipe, 'ingredients' | 'servings' | 'perServing'>): Record<LoadKind, number> {
  const polyols = ingredients.reduce((sum, { food, grams }) => sum + (food.per100g.polyols * grams) / 100, 0)
  return { fiber: perServing.fiber, sweetener: polyols / servings }
}
