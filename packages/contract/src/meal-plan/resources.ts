import type { Person } from '@butterleaf/domain/nutrition/person'
import type { Personality, Preferences } from '@butterleaf/domain/onboarding/personality'
import { kgFromGrams } from '@butterleaf/domain/weight-tracker/weight'
import { rangesToWire } from '../nutrition/macro-words.ts'
import { activityCodes, genderCodes, goalCodes, modeCodes } from '../onboarding/codes.ts'
import type { FlatPersonality } from '../onboarding/personality-schema.ts'
import { dietaryCodesOf } from '../recipes/dietary-codes.ts'
import type { Resources, SentResources } from './resources-schema.ts'

/** The answers about meals come back as they were given: the domain keeps of them only what it plans by. */
export function resourcesOf(
  { person, ranges, preferences }: Personality,
  { schedules }: Pick<FlatPersonality, 'schedules'>,
): Resources {
  return {
    profile: { ...profileOf(person), nutrition: rangesToWire(ranges) },
    preferences: { ...preferencesOf(preferences), schedules: schedules ?? {} },
  }
}

/** The onboarding's own form of them, so that one reading and one set of faults does for both. */
export function flatFrom({ profile, preferences }: SentResources): FlatPersonality {
  return { ...profile, ...preferences }
}

function profileOf(person: Person): Omit<Resources['profile'], 'nutrition'> {
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
  }
}

function preferencesOf({
  mode,
  units,
  people,
  prefersCheap,
  avoidances,
}: Preferences): Omit<Resources['preferences'], 'schedules'> {
  return {
    mode: modeCodes[mode],
    unit: units,
    allergen: dietaryCodesOf(avoidances.diets),
    intolerance: dietaryCodesOf(avoidances.exclusions),
    scaling: people,
    budget: prefersCheap ? 1 : 0,
    avoidedIngredients: avoidances.ingredients.map((name) => ({ name })),
  }
}
