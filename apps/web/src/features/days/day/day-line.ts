import type { PlanDay } from '@butterleaf/contract/meal-plan/calls'
import { daysOfWeek } from '@butterleaf/domain/meal-plan/meals'
import { formatDate } from '#lib/format-date.ts'

/** "Week 1, day 3 · Nov 18" */
export function dayLine({ dayNumber, date }: PlanDay): string {
  const week = Math.ceil(dayNumber / daysOfWeek)
  return `Week ${week}, day ${dayNumber} · ${formatDate(date, 'short')}`
}
