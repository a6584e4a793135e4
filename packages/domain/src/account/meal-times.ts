import type { IsoDate } from '../calendar/iso-date.ts'
import { addMinutes, type LocalTime, type ZoneClock } from '../calendar/local-time.ts'
import type { MainMeal, Meal } from '../meals/meals.ts'

/** DOOR-2: when a person eats. */
export type MealTimes = Readonly<Record<MainMeal, LocalTime>>

/** Until the person says otherwise. */
export const usualMealTimes = {
  breakfast: '08:00' as LocalTime,
  lunch: '12:30' as LocalTime,
  dinner: '19:00' as LocalTime,
} as const satisfies MealTimes

/** How long a meal takes. */
export const minutesAtTable = 30

/** Dessert comes after dinner. */
export function instantOfMeal(times: MealTimes, clock: ZoneClock, date: IsoDate, meal: Meal): Date {
  return meal === 'dessert'
    ? addMinutes(clock.instantAt(date, times.dinner), minutesAtTable)
    : clock.instantAt(date, times[meal])
}
