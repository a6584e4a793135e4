import type { RecipeIngredient } from '../recipe.ts'

/** Points a serving from which a dish is level 2 and 3: 100 g of a level-2 food is a point, of a level-3 food two. */
const mediumFrom = 1.2
const dearFrom = 3

/** Saffron is dear by weight and cheap by the pinch, so dearness counts by the grams a serving holds. */
export function priceLevelOf(
  ingredients: readonly Pick<RecipeIngredient, 'food' | 'grams'>[],
  servings: number,
): 1 | 2 | 3 {
  const points = ingredients.reduce(
    (sum, { food, grams }) => sum + ((food.price - 1) * grams) / 100 / servings,
    0,
  )
  if (points < mediumFrom) return 1
  return points < dearFrom ? 2 : 3
}
