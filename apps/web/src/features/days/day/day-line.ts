import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { formatDate } from '#lib/format-date.ts'

/** "Week 1, day 3 · Nov 18" */
export function dayLine(template: Template, { weekIndex, dayNumber }: FoundDay): string {
  const date = formatDate(dateOfDay(template, dayNumber), 'short')
  return `Week ${weekIndex + 1}, day ${dayNumber} · ${date}`
}
