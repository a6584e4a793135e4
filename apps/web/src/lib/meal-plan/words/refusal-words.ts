import type { Refusal } from '@butterleaf/domain/meal-plan/refusal'
import { refusalSentence } from '@butterleaf/domain/meal-plan/refusal-sentence'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { weekdayNaming } from './weekday-naming.ts'

/** What the server would say to a change that it refuses, with the weekday in the place of the day's number. */
export function refusalWords(template: Template, reason: Refusal): string
export function refusalWords(template: Template, reason: Refusal | undefined): string | undefined
export function refusalWords(template: Template, reason: Refusal | undefined): string | undefined {
  return reason && refusalSentence(reason, weekdayNaming(template))
}
