import type { Week } from '@butterleaf/domain/meal-plan/template'
import {
  type Halves,
  type Questionnaire,
  splitQuestionnaire,
} from '@butterleaf/domain/onboarding/questionnaire'
import { withoutTheirAnswers } from '@butterleaf/domain/onboarding/table/their-answers'
import { preferencesFromFormat1, profileFromFormat1 } from './answers-format-1.ts'
import { profileFromFormat2 } from './answers-format-2.ts'
import { documentKind } from './stored-document.ts'

/**
 * To change what a document holds: change its type, and add the upgrade from the format before. A new answer that may be
 * undefined needs no upgrade. When a formula changes that ranges or body fat follow from, an upgrade writes down what it gave
 * so far, so that plans keep the figures they were made for.
 */
const profiles = documentKind<Halves<Questionnaire>['profile']>('profile', [
  profileFromFormat1,
  profileFromFormat2,
])
const preferences = documentKind<Halves<Questionnaire>['preferences']>('set of preferences', [
  preferencesFromFormat1,
])
export const weeks = documentKind<Week>('week', [])

export type AnswerDocuments = { profile: string; preferences: string }

/** TOG-4: those of eaters who type their own stand with these. */
export function writeAnswers(answers: Questionnaire): AnswerDocuments {
  const halves = splitQuestionnaire(withoutTheirAnswers(answers))
  return { profile: profiles.write(halves.profile), preferences: preferences.write(halves.preferences) }
}

export function readAnswers(documents: AnswerDocuments): Questionnaire {
  return { ...profiles.read(documents.profile), ...preferences.read(documents.preferences) }
}
