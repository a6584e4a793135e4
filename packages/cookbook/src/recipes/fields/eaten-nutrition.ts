import type { Food } from '../../foods/food.ts'
import { type Nutrition, nutritionOf, scaleNutrition, sumNutrition } from '../../foods/nutrition.ts'
import type { Discard } from './cooking-fields.ts'

type Weighed = Readonly<{ food: Food; grams: number }>

/**
 * CON-6: what is thrown away isn't counted as eaten. Computed each time: stored with each row it was half of the memory that the
 * server's cookbook took.
 */
export function eatenNutrition({ food, grams }: Weighed, discarded: readonly Discard[] = []): Nutrition {
  const discard = discarded.find((entry) => entry.food === food.id)
  if (!discard) return nutritionOf(food, grams)
  const eaten = 1 - discard.share
  if (discard.only !== 'fat') return nutritionOf(food, grams * eaten)
  const { fat, saturatedFat } = food.per100g
  const lean = { ...food.per100g, fat: fat * eaten, saturatedFat: saturatedFat * eaten }
  return nutritionOf({ ...food, per100g: lean }, grams)
}

type Cooked = Readonly<{
  ingredients: readonly Weighed[]
  discarded?: readonly Discard[]
  servings: number
}>

/** Sums in the order of the rows, so that the figures are the same to the last bit wherever they are computed. */
export function nutritionPerServing({ ingredients, discarded, servings }: Cooked): Nutrition {
  const rows = ingredients.map((row) => eatenNutrition(row, discarded))
  return scaleNutrition(sumNutrition(rows), 1 / servings)
}

/** Minerals leave with what is thrown away, and not with fat. */
export function eatenGrams(
  { food, grams }: { food: { id: string }; grams: number },
  discarded: readonly Discard[] = [],
): number {
  const discard = discarded.find(({ food: id, only }) => id === food.id && only === undefined)
  return discard ? grams * (1 - discard.share) : grams
}
