import type { Macros } from '@butterleaf/domain/nutrition/macros'
import { caloriesOf, shownGrams, shownMacros } from '@butterleaf/domain/nutrition/macros'
import { type Nutrients, shownNutrients } from '@butterleaf/domain/nutrition/nutrients'
import type { Food } from './food.ts'

/** kcal, grams, and milligrams of minerals. Carbs are as in the United States: fiber is part of them. */
export type Nutrition = Macros & Nutrients & Readonly<{ carbs: number }>

/** How much of the polyols the body doesn't use: erythritol all, xylitol half, maltitol none. */
const uncountedShare = { none: 1, half: 0.5, full: 0 } as const

export const noNutrition = eachFigure(() => 0)

/**
 * Each figure by its name and without a spread: V8 makes a new shape whenever it spreads an object of fractions, and keeps it until it
 * collects the whole heap. Of all rows of the cookbook that was 40 MB.
 */
function eachFigure(of: (name: keyof Nutrition) => number): Nutrition {
  return {
    calories: of('calories'),
    fat: of('fat'),
    netCarbs: of('netCarbs'),
    protein: of('protein'),
    fiber: of('fiber'),
    saturatedFat: of('saturatedFat'),
    sodium: of('sodium'),
    potassium: of('potassium'),
    magnesium: of('magnesium'),
    carbs: of('carbs'),
  }
}

/**
 * BIZ-2. Unrounded, so that sums are exact; `shownNutrition` rounds. Calories are computed from the macros
 * and not taken from the source, so that what a person adds up by hand is what the screen says.
 */
export function nutritionOf(food: Food, grams: number): Nutrition {
  const share = grams / 100
  return eachFigure((name) => share * figurePer100g(food, name))
}

function figurePer100g(food: Food, name: keyof Nutrition): number {
  const { fat, carbs, fiber, protein } = food.per100g
  if (name === 'calories') return caloriesOf({ fat, netCarbs: netCarbsPer100g(food), protein })
  if (name === 'netCarbs') return netCarbsPer100g(food)
  if (name === 'carbs') return food.carbBasis === 'us' ? carbs : carbs + fiber
  return food.per100g[name]
}

/** Not below 0: analysed fiber may exceed carbs by a rounding. */
export function netCarbsPer100g({ per100g, carbBasis, polyolsCount = 'none' }: Food): number {
  const digestible = carbBasis === 'us' ? per100g.carbs - per100g.fiber : per100g.carbs
  return Math.max(0, digestible - per100g.polyols * uncountedShare[polyolsCount])
}

export function sumNutrition(parts: readonly Nutrition[]): Nutrition {
  return parts.reduce((sum, part) => eachFigure((name) => sum[name] + part[name]), noNutrition)
}

export function scaleNutrition(nutrition: Nutrition, factor: number): Nutrition {
  return eachFigure((name) => nutrition[name] * factor)
}

/** BIZ-2: macros to one decimal, calories to an integer. */
export function shownNutrition(nutrition: Nutrition): Nutrition {
  return { ...shownMacros(nutrition), ...shownNutrients(nutrition), carbs: shownGrams(nutrition.carbs) }
}
