import { daysOfWeek } from '../../../meals.ts'
import type { BasketFood } from '../basket-food.ts'

/**
 * LIV-7: what a person eats of one food in a week before a list looks absurd: a share of the energy, the weight of 21 eggs, cups of leaves.
 * Weight and cups are those of a person who eats 1,900 kcal a day; a person who eats more may have more.
 */
const mostShareOfEnergy = 0.12
const mostGrams = 1050
const mostCups = 12
const caloriesOfWeights = 1900

export function mostGramsAWeek({ isStaple, cupGrams, swaps }: BasketFood, caloriesADay: number): number {
  if (isStaple) return Number.POSITIVE_INFINITY
  const caloriesPerGram = (swaps?.per100g?.kcal ?? 0) / 100
  const byEnergy = (mostShareOfEnergy * daysOfWeek * caloriesADay) / caloriesPerGram
  const byWeight = Math.min(mostGrams, mostCups * (cupGrams ?? Number.POSITIVE_INFINITY))
  return Math.min(byEnergy, Math.max(1, caloriesADay / caloriesOfWeights) * byWeight)
}

/** How far the parts of that amount are above it; what is far above is dearer still. */
export function excessOfAmount(parts: number): number {
  return parts > 1 ? (parts - 1) ** 2 : 0
}
