import type { Avoidances } from '@butterleaf/domain/meal-plan/may-eat'
import { estimatedBodyFatPercent } from '@butterleaf/domain/nutrition/body-fat'
import {
  defaultDeficitPercent,
  defaultNetCarbsGrams,
  defaultProteinPerLeanPound,
  type Person,
} from '@butterleaf/domain/nutrition/person'
import type { PlanMode, Preferences } from '@butterleaf/domain/onboarding/personality'
import type { ScheduleAnswers, Schedules } from '@butterleaf/domain/onboarding/schedule-faults'
import { wishesOf } from '@butterleaf/domain/onboarding/wishes-of'
import { type DietaryTag, diets, exclusions } from '@butterleaf/domain/recipes/dietary-tags'
import { gramsFromKg } from '@butterleaf/domain/weight-tracker/weight'
import { dietaryTagOf } from '../recipes/dietary-codes.ts'
import { activityCodes, genderCodes, goalCodes, leftoverCodes, varietyCodes, wordOf } from './codes.ts'
import type { FlatPersonality } from './personality-schema.ts'

/** The person in the domain's words, with the defaults of what they may leave out; undefined is missing. */
export function personFrom(flat: FlatPersonality): Partial<Person> {
  const activity = wordOf(activityCodes, flat.activityLevel)
  const person: Partial<Person> = defined({
    gender: wordOf(genderCodes, flat.gender),
    ageYears: flat.age ?? undefined,
    weight: flat.weight == null ? undefined : gramsFromKg(flat.weight),
    heightCm: flat.height ?? undefined,
    bodyFatPercent: flat.bodyFat ?? undefined,
    activity,
    goal: wordOf(goalCodes, flat.motive),
    deficitPercent: flat.deficit ?? defaultDeficitPercent,
    proteinPerLeanPound: flat.protein ?? (activity && defaultProteinPerLeanPound[activity]),
    netCarbsGrams: flat.carbs ?? defaultNetCarbsGrams,
  })
  return { ...estimatedBodyFat(person), ...person }
}

/** BIZ-4. */
function estimatedBodyFat({ gender, ageYears, weight, heightCm }: Partial<Person>): Partial<Person> {
  if (!(gender && ageYears && weight && heightCm)) return {}
  return { bodyFatPercent: estimatedBodyFatPercent({ gender, ageYears, weight, heightCm }) }
}

export function schedulesFrom(flat: FlatPersonality): Schedules {
  const { breakfast, lunch, dinner, dessert } = flat.schedules ?? {}
  return {
    breakfast: answersFrom(breakfast),
    lunch: answersFrom(lunch),
    dinner: answersFrom(dinner),
    dessert: answersFrom(dessert),
  }
}

type FlatSchedule = NonNullable<NonNullable<FlatPersonality['schedules']>['lunch']>

function answersFrom(flat: FlatSchedule | null | undefined): ScheduleAnswers {
  return {
    isSkipped: flag(flat?.skip),
    mostMinutes: flat?.time ?? undefined,
    isUnique: flag(flat?.unique),
    leftovers: wordOf(leftoverCodes, flat?.leftover),
    variety: wordOf(varietyCodes, flat?.variety),
    takenFrom: flat?.categories ?? undefined,
  }
}

function flag(value: boolean | 0 | 1 | null | undefined): boolean | undefined {
  return value == null ? undefined : Boolean(value)
}

export function preferencesFrom(flat: FlatPersonality, mode: PlanMode): Preferences {
  const schedules = schedulesFrom(flat)
  return {
    mode,
    units: flat.unit ?? 'us',
    people: flat.scaling ?? 1,
    // ONB-8: whoever has dessert is not asked about the budget.
    prefersCheap: flag(flat.budget) === true && schedules.dessert?.isUnique !== true,
    wishes: wishesOf(schedules, mode),
    avoidances: avoidancesFrom(flat),
  }
}

/** A code means the same in either list, so one sent in the other is not lost. */
function avoidancesFrom({ allergen, intolerance, avoidedIngredients }: FlatPersonality): Avoidances {
  const tags = new Set([...(allergen ?? []), ...(intolerance ?? [])].map(dietaryTagOf))
  const isMeant = (tag: DietaryTag) => tags.has(tag)
  return {
    diets: diets.filter(isMeant),
    exclusions: exclusions.filter(isMeant),
    ingredients: avoidedIngredients?.map(({ name }) => name) ?? [],
    recipes: [],
  }
}

function defined<Of extends object>(values: { [Key in keyof Of]: Of[Key] | undefined }): Of {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Of
}
