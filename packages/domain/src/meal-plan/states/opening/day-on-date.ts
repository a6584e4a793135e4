import { daysBetween, type IsoDate } from '../../../calendar/iso-date.ts'
import { daysOfWeek } from '../../meals.ts'
import { daysIn, type FoundDay } from '../../places.ts'
import type { Template } from '../../template.ts'

/** PLAN-7: the day of the plan that has this date; undefined before its first and after its last. */
export function dayOnDate({ weeks, startDate }: Template, date: IsoDate): FoundDay | undefined {
  const daysSinceStart = daysBetween(startDate, date)
  const weekIndex = Math.floor(daysSinceStart / daysOfWeek)
  const week = weeks[weekIndex]
  return week && daysIn({ week, weekIndex })[daysSinceStart % daysOfWeek]
}
