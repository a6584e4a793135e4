import type { Refusal } from '@butterleaf/domain/meal-plan/refusal'
import { type DayNaming, refusalSentence } from '@butterleaf/domain/meal-plan/refusal-sentence'
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

/** What the server would say to a change that it refuses, with the weekday in the place of the day's number. */
export function refusalWords(template: Template, reason: Refusal): string
export function refusalWords(template: Template, reason: Refusal | undefined): string | undefined
export function refusalWords(template: Template, reason: Refusal | undefined): string | undefined {
  return reason && refusalSentence(reason, weekdayNaming(template))
}
