import { type Weekday, weekdays } from '../calendar/weekday.ts'

/** The first day of a week of the plan, whichever weekday that is; or a weekday. */
export const shoppingDays = ['first-day-of-week', ...weekdays] as const
export type ShoppingDay = 'first-day-of-week' | Weekday

export const shoppingTimes = [1, 2] as const

/** LIV-5: when a person goes to the shop. Lists follow from it, never what is eaten. */
export type ShoppingRhythm = Readonly<{ day: ShoppingDay; timesAWeek: (typeof shoppingTimes)[number] }>

export const usualShopping: ShoppingRhythm = { day: 'first-day-of-week', timesAWeek: 1 }

export function isUsualShopping({ day, timesAWeek }: ShoppingRhythm): boolean {
  return day === usualShopping.day && timesAWeek === usualShopping.timesAWeek
}

/** With the default of what was left out. */
export function shoppingRhythmOf({
  shopping = usualShopping,
}: {
  readonly shopping?: ShoppingRhythm | undefined
}): ShoppingRhythm {
  return shopping
}
