import type { PlanDay } from '@butterleaf/contract/meal-plan/calls'
import { formatDate } from '#lib/format-date.ts'

/** "Day 3, Wednesday, November 18, complete" */
export function dayName({ dayNumber, date, state }: PlanDay): string {
  return `Day ${dayNumber}, ${formatDate(date, 'weekday')}${state === 'complete' ? ', complete' : ''}`
}
