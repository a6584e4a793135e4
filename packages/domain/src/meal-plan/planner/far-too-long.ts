import type { Meal } from '../../meals/meals.ts'
import type { MealWish } from '../../onboarding/wishes.ts'
import type { Dish } from './menu.ts'

/** What the longest answer to "how much time?" is for a meal (BIZ-6), for a person who gave none. */
const usualMinutes = { breakfast: 45, lunch: 45, dinner: 60, dessert: 60 } as const satisfies Record<
  Meal,
  number
>

const farFactor = 2

/**
 * Whether a dish takes so much longer than was answered, or is usual for the meal, that nobody would expect it there. It may be chosen,
 * but is offered after all others.
 */
export function isFarTooLong(
  { minutes }: Pick<Dish, 'minutes'>,
  meal: Meal,
  { mostMinutes }: Pick<MealWish, 'mostMinutes'>,
): boolean {
  return minutes > farFactor * (mostMinutes || usualMinutes[meal])
}
