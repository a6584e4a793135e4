import type { LogPlace } from '@butterleaf/domain/food-log/log-entry'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { meals } from '@butterleaf/domain/meal-plan/meals'

/** "Instead of dinner", "With lunch", "Snack". */
export function placeText(place: LogPlace): string {
  if (place.kind === 'snack') return 'Snack'
  const meal = mealWords[place.meal].toLowerCase()
  return place.kind === 'instead' ? `Instead of ${meal}` : `With ${meal}`
}

/** Where something beside the plan may be counted, by a value that a choice of options can hold. */
export const placesBeside: readonly { value: string; label: string; place: LogPlace }[] = [
  { kind: 'snack' } as const,
  ...meals.map((meal) => ({ kind: 'beside', meal }) as const),
].map((place) => ({ value: placeValue(place), label: placeText(place), place }))

export function placeValue(place: LogPlace): string {
  return place.kind === 'snack' ? 'snack' : `${place.kind} ${place.meal}`
}
