import type { Macros } from '@butterleaf/domain/nutrition/macros'
import {
  addMacros,
  caloriesOf,
  noMacros,
  scaleMacros,
  shownGrams,
  shownMacros,
} from '@butterleaf/domain/nutrition/macros'
import {
  addNutrients,
  eachNutrient,
  type Nutrients,
  noNutrients,
  scaleNutrients,
  shownNutrients,
} from '@butterleaf/domain/nutrition/nutrients'
import type { Food } from './food.ts'

/** kcal, grams, and milligrams of minerals. Carbs are as in the United States: fiber is part of them. */
export type Nutrition = Macros & Nutrients & Readonly<{ carbs: number }>

/** How much of the polyols the body doesn't use: erythritol all, xylitol half, maltitol none. */
const uncountedShare = { none: 1, half: 0.5, full: 0 } as const

export const noNutrition: Nutrition = { ...noMacros, ...noNutrients, carbs: 0 }

/**
 * BIZ-2. Unrounded, so that sums are exact; `shownNutrition` rounds. Calories are computed from the macros
 * and not taken from the source, so that what a person adds up by hand is what the screen says.
 */
export function nutritionOf(food: Food, grams: number): Nutrition {
  const { fat, carbs, fiber, protein } = food.per100g
  const netCarbs = netCarbsPer100g(food)
  const share = grams / 100
  return {
    ...eachNutrient((name) => share * food.per100g[name]),
    calories: share * caloriesOf({ fat, netCarbs, protein }),
    fat: share * fat,
    carbs: share * (food.carbBasis === 'us' ? carbs : carbs + fiber),
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
    (sum, part) => ({ ...addMacros(sum, part), ...addNutrients(sum, part), carbs: sum.carbs + part.carbs }),
    noNutrition,
  )
}

export function scaleNutrition(nutrition: Nutrition, factor: number): Nutrition {
  return {
    ...scaleMacros(nutrition, factor),
    ...scaleNutrients(nutrition, factor),
    carbs: nutrition.carbs * factor,
  }
}

/** BIZ-2: macros to one decimal, calories to an integer. */
export function shownNutrition(nutrition: Nutrition): Nutrition {
  return { ...shownMacros(nutrition), ...shownNutrients(nutrition), carbs: shownGrams(nutrition.carbs) }
}
