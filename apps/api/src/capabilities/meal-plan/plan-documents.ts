import { dietaryTagOf } from '@butterleaf/contract/recipes/dietary-codes'
import type { Week } from '@butterleaf/domain/meal-plan/template'
import type { Person } from '@butterleaf/domain/nutrition/person'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import type { Preferences } from '@butterleaf/domain/onboarding/personality'
import type { Answers } from './plan.ts'
import { documentKind, type Upgrade } from './stored-document.ts'

/** To change what a document holds: change its type, and add the upgrade from the format before. */
const profiles = documentKind<{ person: Person; ranges: MacroRanges }>('profile', [])
const preferences = documentKind<{ preferences: Preferences; schedules: Answers['schedules'] }>(
  'set of preferences',
  [avoidancesInWords],
)
export const weeks = documentKind<Week>('week', [])

export type AnswerDocuments = { profile: string; preferences: string }

export function writeAnswers({ personality, schedules }: Answers): AnswerDocuments {
  const { person, ranges, preferences: own } = personality
  return {
    profile: profiles.write({ person, ranges }),
    preferences: preferences.write({ preferences: own, schedules }),
  }
}

export function readAnswers(documents: AnswerDocuments): Answers {
  const { schedules, preferences: own } = preferences.read(documents.preferences)
  return { personality: { ...profiles.read(documents.profile), preferences: own }, schedules }
}

function avoidancesInWords(document: Parameters<Upgrade>[0]): ReturnType<Upgrade> {
  type Coded = { avoidances: { allergens: number[]; intolerances: number[] } }
  const own = document.preferences as Coded
  const { allergens, intolerances, ...others } = own.avoidances
  const avoidances = {
    ...others,
    diets: allergens.map(dietaryTagOf),
    exclusions: intolerances.map(dietaryTagOf),
  }
  return { ...document, preferences: { ...own, avoidances } }
}
