import { daysOfWeek } from '../../../../meals/meals.ts'
import { weights } from '../../weights.ts'
import type { BasketFood } from '../basket-food.ts'

/**
 * LIV-7: what a person eats of one food in a week before a list looks absurd: a share of the energy, the weight of 21 eggs, cups of leaves.
 * Weight and cups are those of a person who eats 1,900 kcal a day; a person who eats more may have more.
 */
const mostShareOfEnergy = weights.mostShareOfEnergy.value
const mostGrams = weights.mostGramsOfAFood.value
const mostCups = weights.mostCupsOfAFood.value
const caloriesOfAmounts = weights.caloriesOfAmounts.value

export function mostGramsAWeek({ id, isStaple, cupGrams, swaps }: BasketFood, caloriesADay: number): number {
  // Eggs have a price of their own: yolks and whites count as the eggs they come from.
  if (isStaple || id === 'egg') return Number.POSITIVE_INFINITY
  const caloriesPerGram = (swaps?.per100g?.kcal ?? 0) / 100
  const byEnergy = (mostShareOfEnergy * daysOfWeek * caloriesADay) / caloriesPerGram
  const byWeight = Math.min(mostGrams, mostCups * (cupGrams ?? Number.POSITIVE_INFINITY))
  return Math.min(byEnergy, Math.max(1, caloriesADay / caloriesOfAmounts) * byWeight)
}

/** How far the parts of that amount are above it; what is far above is dearer still. */
export function excessOfAmount(parts: number): number {
  return parts > 1 ? (parts - 1) ** 2 : 0
}
