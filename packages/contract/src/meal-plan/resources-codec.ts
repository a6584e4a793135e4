import { leaveOutDefaults } from '@butterleaf/domain/onboarding/leave-out-defaults'
import { personOf } from '@butterleaf/domain/onboarding/person-of'
import {
  type PartialQuestionnaire,
  peopleOf,
  prefersCheapFoods,
  type Questionnaire,
} from '@butterleaf/domain/onboarding/questionnaire'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { kgFromGrams } from '@butterleaf/domain/weight-tracker/weight'
import { rangesToWire } from '../nutrition/macro-words.ts'
import { activityCodes, flagOf, genderCodes, goalCodes, modeCodes } from '../onboarding/codes.ts'
import { decodePersonality } from '../onboarding/personality-codec.ts'
import type { FlatPersonality } from '../onboarding/personality-schema.ts'
import { encodeSchedules } from '../onboarding/schedules-codec.ts'
import { dietaryCodesOf } from '../recipes/dietary-codes.ts'
import type { Resources, SentResources } from './resources-schema.ts'

/** What a plan was made from, every default filled in but in the answers about meals. */
export function encodeResources(questionnaire: Questionnaire): Resources {
  return { profile: encodeProfile(questionnaire), preferences: encodePreferences(questionnaire) }
}

export function decodeResources(resources: SentResources): PartialQuestionnaire {
  return leaveOutDefaults(decodePersonality(flatOf(resources)))
}

/** The onboarding's own form of them, so that one reading and one set of faults does for both. */
export function flatOf({ profile, preferences }: SentResources): FlatPersonality {
  return { ...profile, ...preferences }
}

function encodeProfile(questionnaire: Questionnaire): Resources['profile'] {
  const person = personOf(questionnaire)
  return {
    gender: genderCodes[person.gender],
    age: person.ageYears,
    bodyFat: person.bodyFatPercent,
    height: person.heightCm,
    weight: kgFromGrams(person.weight),
    activityLevel: activityCodes[person.activity],
    motive: goalCodes[person.goal],
    carbs: person.netCarbsGrams,
    deficit: person.deficitPercent,
    protein: person.proteinPerLeanPound,
    nutrition: rangesToWire(rangesOf(questionnaire)),
  }
}

function encodePreferences(questionnaire: Questionnaire): Resources['preferences'] {
  const { mode, units, diets, exclusions, avoidedFoods, meals } = questionnaire
  return {
    mode: modeCodes[mode],
    unit: units,
    allergen: dietaryCodesOf(diets),
    intolerance: dietaryCodesOf(exclusions),
    scaling: peopleOf(questionnaire),
    budget: flagOf(prefersCheapFoods(questionnaire)),
    avoidedIngredients: avoidedFoods.map((name) => ({ name })),
    schedules: encodeSchedules(meals),
  }
}
