import { daysOfPlan } from '../meals/meals.ts'
import type { IsoDate } from './iso-date.ts'

/** TOG-1: when the days of a plan are. `days`: of each, how many days it is after the start; where a person is away, some are missing. */
export type PlanCalendar = Readonly<{ startDate: IsoDate; days: readonly number[] }>

/** Day after day. */
export function unbrokenCalendar(startDate: IsoDate): PlanCalendar {
  return { startDate, days: Array.from({ length: daysOfPlan }, (_, day) => day) }
}

/** A person is away between some of its days, or before them. */
export function isBroken({ days }: PlanCalendar): boolean {
  return days.some((day, index) => day !== index)
}

/** The numbers, from 1, of the plan's days within so many days after its start. */
export function dayNumbersWithin(
  { days }: PlanCalendar,
  { fromDay, beforeDay }: Readonly<{ fromDay: number; beforeDay: number }>,
): number[] {
  return days.flatMap((day, index) => (day >= fromDay && day < beforeDay ? [index + 1] : []))
}
