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

/** What so many parts of that amount cost; what is far above it is dearer still. */
export function priceOfExcess(parts: number): number {
  if (parts <= 1) return 0
  const far = Math.max(0, parts - weights.farTooMuchParts.value)
  return weights.tooMuch.value * (parts - 1) ** 2 + weights.farTooMuch.value * far ** 2
}
