import { leastServings, mostPlannedServings, mostPlateGrams, servingStep } from '../../servings.ts'

/** A portion is counted in quarters of a serving, so that sums of portions stay exact. */
export type Quarters = number
export const quartersPerServing = 1 / servingStep
export const leastPortion: Quarters = leastServings * quartersPerServing
const mostPortion: Quarters = mostPlannedServings * quartersPerServing

export function servingsOf(portion: Quarters): number {
  return portion / quartersPerServing
}

export type Portions = { least: Quarters; most: Quarters }

/** The portions whose energy lies between two amounts, and that one plate holds; none when `least` is above `most`. */
export function portionsBetween(
  leastCalories: number,
  mostCalories: number,
  dish: { calories: number; grams: number },
): Portions {
  const perQuarter = dish.calories / quartersPerServing
  return {
    least: Math.max(leastPortion, Math.ceil(leastCalories / perQuarter - rounding)),
    most: Math.min(mostPortionOf(dish.grams), Math.floor(mostCalories / perQuarter + rounding)),
  }
}

/** The largest plate of a dish that weighs so much a serving. */
export function mostPortionOf(gramsPerServing: number): Quarters {
  return Math.min(mostPortion, Math.floor((mostPlateGrams * quartersPerServing) / gramsPerServing + rounding))
}

/** So that a portion right on the edge is not lost to the last binary digit. */
const rounding = 1e-9
