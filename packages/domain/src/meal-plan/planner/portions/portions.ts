import { leastServings, mostServings, servingStep } from '../../servings.ts'

/** A portion is counted in quarters of a serving, so that sums of portions stay exact. */
export type Quarters = number
export const quartersPerServing = 1 / servingStep
export const leastPortion: Quarters = leastServings * quartersPerServing
const mostPortion: Quarters = mostServings * quartersPerServing

export function servingsOf(portion: Quarters): number {
  return portion / quartersPerServing
}

export type Portions = { least: Quarters; most: Quarters }

/** The portions whose energy lies between two amounts; none when `least` is above `most`. */
export function portionsBetween(leastCalories: number, mostCalories: number, perServing: number): Portions {
  const perQuarter = perServing / quartersPerServing
  return {
    least: Math.max(leastPortion, Math.ceil(leastCalories / perQuarter - rounding)),
    most: Math.min(mostPortion, Math.floor(mostCalories / perQuarter + rounding)),
  }
}

/** So that a portion right on the edge is not lost to the last binary digit. */
const rounding = 1e-9
