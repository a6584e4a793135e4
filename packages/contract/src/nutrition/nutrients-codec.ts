import type { SpanNutrients } from '@butterleaf/domain/meal-plan/nutrients/span-nutrients'
import { type Nutrients, shownNutrients } from '@butterleaf/domain/nutrition/nutrients'

export type WireNutrients = {
  fiber: number
  saturated_fat: number
  sodium: number
  potassium: number
  magnesium: number
}

/** As they are shown. */
export function encodeNutrients(nutrients: Nutrients): WireNutrients {
  const { saturatedFat, ...shown } = shownNutrients(nutrients)
  return { ...shown, saturated_fat: saturatedFat }
}

export function encodeSpanNutrients({ sum, mean }: SpanNutrients) {
  return { sum: encodeNutrients(sum), mean: encodeNutrients(mean) }
}
