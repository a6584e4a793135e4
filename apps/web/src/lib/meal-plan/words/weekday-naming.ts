import type { DayNaming } from '@butterleaf/domain/meal-plan/refusal-sentence'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { formatDate } from '#lib/format-date.ts'

/** Days in a sentence by their weekday: "Tuesday". */
export function weekdayNaming(template: Template): DayNaming {
  return (dayNumber) => formatDate(dateOfDay(template, dayNumber), 'weekdayName')
}

/** Where days of several weeks stand beside each other, or far from the week they are of: "Tuesday, November 24". */
export function dateNaming(template: Template): DayNaming {
  return (dayNumber) => formatDate(dateOfDay(template, dayNumber), 'weekday')
}
