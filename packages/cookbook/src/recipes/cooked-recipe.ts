import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { Recipe, RecipeIngredient } from './recipe.ts'

/** A recipe at the size it is cooked in, for the kitchen it is cooked in. */
export type CookedRecipe = Readonly<{
  ingredients: readonly Pick<RecipeIngredient, 'food' | 'quantity' | 'unit' | 'grams'>[]
  steps: Recipe['steps']
  units: UnitSystem
}>

export function cookedRecipe(
  { ingredients, steps }: Pick<Recipe, 'ingredients' | 'steps'>,
  { scale, units }: { scale: number; units: UnitSystem } = { scale: 1, units: 'us' },
): CookedRecipe {
  const scaled = ingredients.map(({ food, quantity, unit, grams }) => {
    return { food, quantity: quantity * scale, grams: grams * scale, ...(unit && { unit }) }
  })
  return { ingredients: scaled, steps, units }
}
