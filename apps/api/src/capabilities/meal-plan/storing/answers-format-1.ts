import { decodeSchedules } from '@butterleaf/contract/onboarding/decode-schedules'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { decodeDietaryTag } from '@butterleaf/contract/recipes/dietary-codes'
import type { Upgrade } from './stored-document.ts'

// Answers as they were stored before there was the questionnaire: with defaults filled in, wishes computed, diets as codes, and
// the answers about meals beside them as the wire has them.

type Format1 = {
  preferences: {
    mode: string
    units: string
    people: number
    prefersCheap: boolean
    avoidances: { allergens: number[]; intolerances: number[]; ingredients: string[] }
  }
  schedules?: FlatPersonality['schedules']
}

/** Figures that followed from others stay as they were: a plan keeps those it was made for. */
export const profileFromFormat1: Upgrade = ({ person, ranges }) => ({ ...Object(person), ranges })

export const preferencesFromFormat1: Upgrade = (document) => {
  const { preferences, schedules } = document as Format1
  const { mode, units, people, prefersCheap, avoidances } = preferences
  return {
    ...{ mode, units, people, prefersCheap },
    diets: avoidances.allergens.map(decodeDietaryTag),
    exclusions: avoidances.intolerances.map(decodeDietaryTag),
    avoidedFoods: avoidances.ingredients,
    meals: decodeSchedules(schedules),
  }
}
