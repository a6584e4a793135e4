import type { Meal } from '../meals/meals.ts'
import type { Wishes } from './wishes.ts'

/** The least and most of the day's energy a meal may hold: nobody dines on a tenth of the day. */
export type Share = { least: number; most: number }

const sharesOfADay: Readonly<Record<Meal, Share>> = {
  breakfast: { least: 0.14, most: 0.42 },
  lunch: { least: 0.18, most: 0.5 },
  dinner: { least: 0.22, most: 0.58 },
  dessert: { least: 0.03, most: 0.2 },
}
const sharesWithoutBreakfast: Readonly<Record<Meal, Share>> = {
  ...sharesOfADay,
  lunch: { least: 0.28, most: 0.62 },
  dinner: { least: 0.33, most: 0.7 },
}

export function mealShares(wishes: Wishes): Readonly<Record<Meal, Share>> {
  return wishes.breakfast.isSkipped ? sharesWithoutBreakfast : sharesOfADay
}
