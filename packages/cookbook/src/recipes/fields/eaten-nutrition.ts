import type { Food } from '../../foods/food.ts'
import { type Nutrition, nutritionOf } from '../../foods/nutrition.ts'
import type { Discard } from './cooking-fields.ts'

/** CON-6: what is thrown away isn't counted as eaten. */
export function eatenNutrition(food: Food, grams: number, discard: Discard | undefined): Nutrition {
  if (!discard) return nutritionOf(food, grams)
  const eaten = 1 - discard.share
  if (discard.only !== 'fat') return nutritionOf(food, grams * eaten)
  const { fat, saturatedFat } = food.per100g
  const lean = { ...food.per100g, fat: fat * eaten, saturatedFat: saturatedFat * eaten }
  return nutritionOf({ ...food, per100g: lean }, grams)
}

/** Minerals leave with what is thrown away, and not with fat. */
export function eatenGrams(
  { food, grams }: { food: { id: string }; grams: number },
  discarded: readonly Discard[] = [],
): number {
  const discard = discarded.find(({ food: id, only }) => id === food.id && only === undefined)
  return discard ? grams * (1 - discard.share) : grams
}
