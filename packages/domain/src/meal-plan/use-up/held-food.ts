/** A food that a person has at home, by its id, in grams as sold. */
export type HeldFood = Readonly<{
  food: string
  grams: number
  /** The last day of the plan on which it may be used, 1 to 28: it keeps no longer. */
  untilDayNumber: number
}>

/** Of what a person names at once. */
export const heldFoodLimits = { mostFoods: 5, leastGrams: 1, mostGrams: 10_000 } as const

/** Why some of a food stays: no dish the person eats has it, no meal is open while it keeps, none takes it within the ranges, or next to nothing is left. */
export type UnusedBecause = 'in-no-dish' | 'no-open-meal' | 'out-of-range' | 'little-left'

export type FoodUse = Readonly<{
  food: string
  grams: number
  /** By dishes that were planned before, and by all of them after the proposal. */
  plannedGrams: number
  usedGrams: number
  unusedBecause: UnusedBecause | undefined
}>

/** An exchange that uses less of a food than either isn't made for it. */
export const leastShareUsed = 0.15
export const leastGramsUsed = 50
