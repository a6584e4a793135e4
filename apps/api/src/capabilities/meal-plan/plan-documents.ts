import type { Week } from '@butterleaf/domain/meal-plan/template'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { preferencesFromFormat1, profileFromFormat1 } from './answers-format-1.ts'
import { documentKind } from './stored-document.ts'

type Preference =
  | 'mode'
  | 'units'
  | 'people'
  | 'prefersCheap'
  | 'diets'
  | 'exclusions'
  | 'avoidedFoods'
  | 'meals'

/**
 * To change what a document holds: change its type, and add the upgrade from the format before. A new answer that may be
 * undefined needs no upgrade. When a formula changes that ranges or body fat follow from, an upgrade writes down what it gave
 * so far, so that plans keep the figures they were made for.
 */
const profiles = documentKind<Omit<Questionnaire, Preference>>('profile', [profileFromFormat1])
const preferences = documentKind<Pick<Questionnaire, Preference>>('set of preferences', [
  preferencesFromFormat1,
])
export const weeks = documentKind<Week>('week', [])

export type AnswerDocuments = { profile: string; preferences: string }

/** The questionnaire in two documents: the body and the goal, and everything else. */
export function writeAnswers(answers: Questionnaire): AnswerDocuments {
  const { mode, units, people, prefersCheap, diets, exclusions, avoidedFoods, meals, ...profile } = answers
  const own = { mode, units, people, prefersCheap, diets, exclusions, avoidedFoods, meals }
  return { profile: profiles.write(profile), preferences: preferences.write(own) }
}

export function readAnswers(documents: AnswerDocuments): Questionnaire {
  return { ...profiles.read(documents.profile), ...preferences.read(documents.preferences) }
}
