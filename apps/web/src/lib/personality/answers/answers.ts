import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { MainMeal } from '@butterleaf/domain/meal-plan/meals'
import {
  type Activity,
  defaultDeficitPercent,
  defaultNetCarbsGrams,
  defaultProteinPerLeanPound,
  type Gender,
  type Goal,
} from '@butterleaf/domain/nutrition/person'
import type { SafetyAnswers } from '@butterleaf/domain/nutrition/safe-goal'
import type { PlanMode } from '@butterleaf/domain/onboarding/questionnaire'
import type { Unit } from '@butterleaf/domain/weight-tracker/weight'
import type { TypedHeight, TypedWeight } from './typed-body.ts'

/** How a meal uses leftovers: one question where the wire has two fields, of which exactly one is set. */
export type Freshness = 'fresh' | 'some' | 'mostly'

export type MealAnswers = {
  mostMinutes: number | null
  freshness: Freshness | null
  variety: 'varied' | 'mostly-the-same' | null
}

/** Everything asked, as it was answered; null is not answered yet. */
export type Answers = {
  gender: Gender | null
  unit: Unit | null
  ageYears: number | null
  weight: TypedWeight
  height: TypedHeight
  /** Null: the estimate. */
  bodyFatPercent: number | null
  goal: Goal | null
  activity: Activity | null
  /** ONB-14; stays on this device. */
  safety: SafetyAnswers | null
  deficitPercent: number | null
  proteinPerLeanPound: number | null
  netCarbsGrams: number | null
  mode: PlanMode | null
  skipsBreakfast: boolean
  takesBreakfastAtLunch: boolean
  meals: Readonly<Record<MainMeal, MealAnswers>>
  wantsDessert: boolean | null
  prefersCheap: boolean
  allergens: readonly number[]
  intolerances: readonly number[]
  avoidedIngredients: readonly string[]
  /** Null: today. An empty text is a date being typed. */
  startDate: IsoDate | '' | null
}

/** Counts the shapes of the answers: a draft of another shape is not read. */
export const draftName = 'onboarding.1'

const unansweredMeal: MealAnswers = { mostMinutes: null, freshness: null, variety: null }

export const noAnswers: Answers = {
  gender: null,
  unit: null,
  ageYears: null,
  weight: { unit: 'metric', value: null },
  height: { unit: 'metric', centimeters: null },
  bodyFatPercent: null,
  goal: null,
  activity: null,
  safety: null,
  deficitPercent: defaultDeficitPercent,
  proteinPerLeanPound: null,
  netCarbsGrams: defaultNetCarbsGrams,
  mode: null,
  skipsBreakfast: false,
  takesBreakfastAtLunch: false,
  meals: { breakfast: unansweredMeal, lunch: unansweredMeal, dinner: unansweredMeal },
  wantsDessert: null,
  prefersCheap: false,
  allergens: [],
  intolerances: [],
  avoidedIngredients: [],
  startDate: null,
}

/** ONB-9: another body, another estimate. */
export function withGender(gender: Gender): Partial<Answers> {
  return { gender, bodyFatPercent: null }
}

/** ONB-10. */
export function withActivity(activity: Activity): Partial<Answers> {
  return { activity, proteinPerLeanPound: defaultProteinPerLeanPound[activity] }
}

export function withMeal(answers: Answers, meal: MainMeal, part: Partial<MealAnswers>): Partial<Answers> {
  return { meals: { ...answers.meals, [meal]: { ...answers.meals[meal], ...part } } }
}

/** ONB-7: the breakfast that is eaten after all is not eaten at lunch too. */
export function withBreakfastSkipped(skipsBreakfast: boolean): Partial<Answers> {
  return skipsBreakfast ? { skipsBreakfast } : { skipsBreakfast, takesBreakfastAtLunch: false }
}

/** ONB-8: whoever has dessert is not asked about the budget. */
export function withDessert(wantsDessert: boolean): Partial<Answers> {
  return wantsDessert ? { wantsDessert, prefersCheap: false } : { wantsDessert }
}
