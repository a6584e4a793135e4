import type { Resources } from '@butterleaf/contract/meal-plan/resources-schema'
import {
  activityCodes,
  genderCodes,
  goalCodes,
  leftoverCodes,
  modeCodes,
  varietyCodes,
  wordOf,
} from '@butterleaf/contract/onboarding/codes'
import { estimatedBodyFatPercent } from '@butterleaf/domain/nutrition/body-fat'
import { gramsFromKg } from '@butterleaf/domain/weight-tracker/weight'
import { type Answers, type Freshness, type MealAnswers, noAnswers } from './answers.ts'

type Profile = Resources['profile']
type Schedule = NonNullable<Resources['preferences']['schedules']['lunch']>

const nothingApplies = { isPregnantOrBreastfeeding: false, takesDiabetesMedication: false }

/** What a plan was made from, as it was answered: `flatPersonality` gives the same again. */
export function answersFromPlan({ profile, preferences }: Resources): Answers {
  const { schedules, budget, avoidedIngredients } = preferences
  return {
    ...noAnswers,
    ...bodyOf(profile),
    ...goalOf(profile),
    unit: preferences.unit,
    mode: wordOf(modeCodes, preferences.mode) ?? null,
    skipsBreakfast: Boolean(schedules.breakfast?.skip),
    takesBreakfastAtLunch: schedules.lunch?.categories?.includes('breakfast') ?? false,
    meals: {
      breakfast: mealFrom(schedules.breakfast),
      lunch: mealFrom(schedules.lunch),
      dinner: mealFrom(schedules.dinner),
    },
    wantsDessert: schedules.dessert?.unique == null ? null : Boolean(schedules.dessert.unique),
    prefersCheap: budget === 1,
    allergens: preferences.allergen,
    intolerances: preferences.intolerance,
    avoidedIngredients: avoidedIngredients.map(({ name }) => name),
  }
}

function bodyOf(profile: Profile): Partial<Answers> {
  const gender = wordOf(genderCodes, profile.gender) ?? null
  const { age: ageYears, height: heightCm } = profile
  const weight = gramsFromKg(profile.weight)
  const estimate = gender && estimatedBodyFatPercent({ gender, ageYears, weight, heightCm })
  return {
    gender,
    ageYears,
    weight: { unit: 'metric', value: profile.weight },
    height: { unit: 'metric', centimeters: heightCm },
    // ONB-9: an estimate goes on following the answers it was made from.
    bodyFatPercent: profile.bodyFat === estimate ? null : profile.bodyFat,
  }
}

function goalOf(profile: Profile): Partial<Answers> {
  const goal = wordOf(goalCodes, profile.motive) ?? null
  return {
    goal,
    // ONB-14: a plan to lose weight was made only because nothing spoke against it.
    safety: goal === 'lose' ? nothingApplies : null,
    activity: wordOf(activityCodes, profile.activityLevel) ?? null,
    deficitPercent: profile.deficit,
    proteinPerLeanPound: profile.protein,
    netCarbsGrams: profile.carbs,
  }
}

function mealFrom(schedule: Schedule | null | undefined): MealAnswers {
  return {
    mostMinutes: schedule?.time ?? null,
    freshness: freshnessFrom(schedule),
    variety: wordOf(varietyCodes, schedule?.variety) ?? null,
  }
}

function freshnessFrom(schedule: Schedule | null | undefined): Freshness | null {
  if (schedule?.unique) return 'fresh'
  const leftovers = wordOf(leftoverCodes, schedule?.leftover)
  return leftovers === 'some' || leftovers === 'mostly' ? leftovers : null
}
