import { type Weekday, weekdays } from '../calendar/weekday.ts'
import type { MainMeal } from '../meal-plan/meals.ts'

/** What a meal may take on one weekday, prep and cook together; 0 for any time. */
export const weekdayTimeOptions = [0, 15, 20, 30, 45, 60] as const
export type WeekdayTime = (typeof weekdayTimeOptions)[number]

export type MinutesOfMeal = Readonly<Partial<Record<Weekday, WeekdayTime>>>

/** LIV-4: in place of the meal's own limit: a quick Tuesday, a long Sunday. Where nothing is said the meal's own holds. */
export type WeekdayMinutes = Readonly<Partial<Record<MainMeal, MinutesOfMeal>>>

/** The limits that differ from the meal's own, in the order of the week; undefined where none does. */
export function unusualMinutes(
  minutes: MinutesOfMeal | undefined,
  usual: number,
): Readonly<Partial<Record<Weekday, number>>> | undefined {
  const unusual = weekdays.flatMap((weekday) => {
    const most = minutes?.[weekday]
    return most === undefined || most === usual ? [] : [[weekday, most] as const]
  })
  return unusual.length > 0 ? Object.fromEntries(unusual) : undefined
}
