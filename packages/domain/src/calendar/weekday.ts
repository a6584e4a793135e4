import { dayNumber, type IsoDate } from './iso-date.ts'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Day 0 of the count, 1970-01-01, was a Thursday. */
const weekdayOfDayZero = 3

export function weekdayOfDate(date: IsoDate): Weekday {
  return weekdayAfter('monday', dayNumber(date) + weekdayOfDayZero)
}

export function weekdayAfter(weekday: Weekday, days: number): Weekday {
  const { length } = weekdays
  return weekdays[(((weekdays.indexOf(weekday) + days) % length) + length) % length]!
}
