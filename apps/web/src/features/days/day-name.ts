import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { formatDate } from '#lib/format-date.ts'

/** "Day 3, Wednesday, November 18, complete" */
export function dayName(template: Template, { day, dayNumber }: FoundDay): string {
  const date = formatDate(dateOfDay(template, dayNumber), 'weekday')
  return `Day ${dayNumber}, ${date}${day.isComplete ? ', complete' : ''}`
}
