import {
  activityCodes,
  genderCodes,
  goalCodes,
  leftoverCodes,
  modeCodes,
  varietyCodes,
} from '@butterleaf/contract/onboarding/codes'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { kgFromGrams } from '@butterleaf/domain/weight-tracker/weight'
import type { Answers, MealAnswers } from './answers.ts'
import { plannedGoal } from './planned-goal.ts'
import { centimetersOf, gramsOf } from './typed-body.ts'

type Schedules = NonNullable<FlatPersonality['schedules']>
type Schedule = NonNullable<Schedules['lunch']>

/** The answers in the wire's spellings; what is not answered is null, and its default or fault is found there. */
export function flatPersonality(answers: Answers): FlatPersonality {
  const grams = gramsOf(answers.weight)
  const goal = plannedGoal(answers)
  return {
    gender: answers.gender && genderCodes[answers.gender],
    age: answers.ageYears,
    weight: grams === undefined ? null : kgFromGrams(grams),
    height: centimetersOf(answers.height) ?? null,
    bodyFat: answers.bodyFatPercent,
    activityLevel: answers.activity && activityCodes[answers.activity],
    motive: goal && goalCodes[goal],
    carbs: answers.netCarbsGrams,
    deficit: answers.deficitPercent,
    protein: answers.proteinPerLeanPound,
    mode: answers.mode && modeCodes[answers.mode],
    unit: answers.unit,
    allergen: [...answers.allergens],
    intolerance: [...answers.intolerances],
    schedules: schedulesOf(answers),
    budget: answers.wantsDessert === false && answers.prefersCheap ? 1 : 0,
    avoidedIngredients: answers.avoidedIngredients.map((name) => ({ name })),
  }
}

/** ONB-2: whoever builds their own plan is asked about dessert alone. */
function schedulesOf(answers: Answers): Schedules {
  const { mode, meals, skipsBreakfast, takesBreakfastAtLunch, wantsDessert } = answers
  const dessert = { unique: wantsDessert === null ? null : asFlag(wantsDessert) }
  if (mode === 'own') return { dessert }
  return {
    breakfast: skipsBreakfast ? { skip: 1 } : scheduleOf(meals.breakfast),
    lunch: {
      ...scheduleOf(meals.lunch),
      // ONB-7.
      categories: skipsBreakfast && takesBreakfastAtLunch ? ['breakfast'] : [],
    },
    dinner: scheduleOf(meals.dinner),
    dessert,
  }
}

function scheduleOf({ mostMinutes, freshness, variety }: MealAnswers): Schedule {
  return {
    skip: 0,
    time: mostMinutes,
    unique: freshness === null ? null : asFlag(freshness === 'fresh'),
    leftover: freshness === null ? null : leftoverCodes[freshness === 'fresh' ? 'none' : freshness],
    variety: variety && varietyCodes[variety],
  }
}

function asFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0
}
