import { caloriesOf, shownGrams, shownMacros } from '@butterleaf/domain/nutrition/macros'
import type { Food } from './food.ts'

/** Grams, and kcal. Carbs are as in the United States: fiber is part of them. */
export type Nutrition = {
  calories: number
  fat: number
  carbs: number
  fiber: number
  netCarbs: number
  protein: number
}

/** How much of the polyols the body doesn't use: erythritol all, xylitol half, maltitol none. */
const uncountedShare = { none: 1, half: 0.5, full: 0 } as const

const noNutrition: Nutrition = { calories: 0, fat: 0, carbs: 0, fiber: 0, netCarbs: 0, protein: 0 }

/**
 * BIZ-2. Unrounded, so that sums are exact; `shownNutrition` rounds. Calories are computed from the macros
 * and not taken from the source, so that what a person adds up by hand is what the screen says.
 */
export function nutritionOf(food: Food, grams: number): Nutrition {
  const { fat, carbs, fiber, protein } = food.per100g
  const netCarbs = netCarbsPer100g(food)
  const share = grams / 100
  return {
    calories: share * caloriesOf({ fat, netCarbs, protein }),
    fat: share * fat,
    carbs: share * (food.carbBasis === 'us' ? carbs : carbs + fiber),
    fiber: share * fiber,
    netCarbs: share * netCarbs,
    protein: share * protein,
  }
}

/** Not below 0: analysed fiber may exceed carbs by a rounding. */
export function netCarbsPer100g({ per100g, carbBasis, polyolsCount = 'none' }: Food): number {
  const digestible = carbBasis === 'us' ? per100g.carbs - per100g.fiber : per100g.carbs
  return Math.max(0, digestible - per100g.polyols * uncountedShare[polyolsCount])
}

export function sumNutrition(parts: readonly Nutrition[]): Nutrition {
  return parts.reduce(
    (sum, part) => ({
      calories: sum.calories + part.calories,
      fat: sum.fat + part.fat,
      carbs: sum.carbs + part.carbs,
      fiber: sum.fiber + part.fiber,
      netCarbs: sum.netCarbs + part.netCarbs,
      protein: sum.protein + part.protein,
    }),
    noNutrition,
  )
}

export function scaleNutrition(nutrition: Nutrition, factor: number): Nutrition {
  return {
    calories: nutrition.calories * factor,
    fat: nutrition.fat * factor,
    carbs: nutrition.carbs * factor,
    fiber: nutrition.fiber * factor,
    netCarbs: nutrition.netCarbs * factor,
    protein: nutrition.protein * factor,
  }
}

/** BIZ-2: macros to one decimal, calories to an integer. */
export function shownNutrition({ carbs, fiber, ...macros }: Nutrition): Nutrition {
  return { ...shownMacros(macros), carbs: shownGrams(carbs), fiber: shownGrams(fiber) }
}
