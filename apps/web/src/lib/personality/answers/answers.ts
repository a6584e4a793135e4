import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { type MainMeal, mainMeals } from '@butterleaf/domain/meals/meals'
import {
  type Activity,
  defaultDeficitPercent,
  defaultNetCarbsGrams,
  defaultProteinPerLeanPound,
  type Gender,
} from '@butterleaf/domain/nutrition/person'
import type { SafetyAnswers } from '@butterleaf/domain/nutrition/safe-goal'
import { withUsualRhythm } from '@butterleaf/domain/onboarding/cooking-rhythm'
import type { MealAnswers } from '@butterleaf/domain/onboarding/meal-answers'
import {
  type PartialQuestionnaire,
  type PlanMode,
  unanswered,
} from '@butterleaf/domain/onboarding/questionnaire'
import {
  type KitchenTimes,
  kitchenTimesOf,
  usualKitchenTimes,
  withKitchenTimes,
} from '@butterleaf/domain/onboarding/weekday-minutes'
import type { TypedHeight, TypedWeight } from './typed-body.ts'

/** Ranges aren't asked, and how many are cooked for, and who eats along, has a screen of its own. */
type Asked = Omit<PartialQuestionnaire, 'weight' | 'heightCm' | 'ranges' | 'people' | 'snackRoom' | 'table'>

/** Null is not answered. Other than undefined it survives in a draft, so an answer that was taken back stays so. */
type Nullable<Questions> = {
  [Question in keyof Questions]-?: undefined extends Questions[Question]
    ? Exclude<Questions[Question], undefined> | null
    : Questions[Question]
}

/** LIFE-7: null while a field is empty. */
export type TypedSnackRoom = Readonly<{ places: number; calories: number | null; netCarbs: number | null }>

/** The questionnaire while it is filled in: the body as it is typed, and what the form alone asks. */
export type Answers = Nullable<Asked> & {
  readonly weight: TypedWeight
  readonly height: TypedHeight
  readonly snackRoom: TypedSnackRoom | null
  /** ONB-14; stays on this device. */
  readonly safety: SafetyAnswers | null
  /** Null: today. An empty text is a date being typed. */
  readonly startDate: IsoDate | '' | null
}

/** Counts the shapes of the answers: a draft of another shape is not read. */
export const draftName = 'onboarding.2'

export const noAnswers: Answers = {
  ...unanswered,
  gender: null,
  units: null,
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
  prefersCheap: null,
  avoidedGroups: null,
  lacksEquipment: null,
  likedCuisines: null,
  dislikedCuisines: null,
  adventure: null,
  shopping: null,
  weekdayMinutes: null,
  aimsForMinerals: null,
  sodiumLimitMg: null,
  snackRoom: null,
  startDate: null,
}

/** What a person begins with who has no plan yet; the plan of a person who has one keeps its answers. */
export const firstAnswers: Answers = { ...noAnswers, adventure: 'new-each-week' }

/** LIV-3, MAP-2: a plan that we fill begins with a bit of both and usual times, for a person who hasn't said otherwise. */
export function withMode(
  answers: Pick<Answers, 'meals' | 'weekdayMinutes'>,
  mode: PlanMode,
): Partial<Answers> {
  if (mode === 'own') return { mode }
  const meals = withUsualRhythm(answers.meals)
  const isTimed = answers.weekdayMinutes || mainMeals.some((meal) => meals[meal]?.mostMinutes !== undefined)
  return { mode, meals, ...(isTimed ? {} : withTimes({ meals }, usualKitchenTimes)) }
}

/** MAP-2: of a meal that has no limit of its own yet, that of its weekday is the only one. */
export function withTimes({ meals }: Pick<Answers, 'meals'>, times: KitchenTimes): Partial<Answers> {
  const timed = mainMeals.map((meal) => [meal, { mostMinutes: 0, ...meals[meal] }])
  return {
    weekdayMinutes: withKitchenTimes(times),
    meals: { ...meals, ...(Object.fromEntries(timed) as Record<MainMeal, MealAnswers>) },
  }
}

/** ONB-9: another body, another estimate. */
export function withGender(gender: Gender): Partial<Answers> {
  return { gender, bodyFatPercent: null }
}

/** ONB-10. */
export function withActivity(activity: Activity): Partial<Answers> {
  return { activity, proteinPerLeanPound: defaultProteinPerLeanPound[activity] }
}

export function withMeal({ meals }: Answers, meal: MainMeal, part: MealAnswers): Partial<Answers> {
  return { meals: { ...meals, [meal]: { ...meals[meal], ...part } } }
}

/** A limit of the meal's own takes the place of what was said of all meals; a weekday that alone differs stays (LIV-4). */
export function withMealTime(answers: Answers, meal: MainMeal, mostMinutes: number): Partial<Answers> {
  const { [meal]: ofMeal, ...others } = answers.weekdayMinutes ?? {}
  const isOfAll = ofMeal !== undefined && kitchenTimesOf({ [meal]: ofMeal }, [meal]) !== undefined
  const rest = Object.keys(others).length > 0 ? others : null
  return {
    ...withMeal(answers, meal, { mostMinutes }),
    ...(isOfAll && { weekdayMinutes: rest }),
  }
}

/** ONB-7: the breakfast that is eaten after all is not eaten at lunch too. */
export function withBreakfastSkipped(answers: Answers, isSkipped: boolean): Partial<Answers> {
  const { meals } = { ...answers, ...withMeal(answers, 'breakfast', { isSkipped }) }
  return { meals: isSkipped ? meals : { ...meals, lunch: { ...meals.lunch, takenFrom: [] } } }
}

/** ONB-8: a person who wants dessert is not asked about the budget. */
export function withDessert({ meals }: Answers, isWanted: boolean): Partial<Answers> {
  const wanted = { meals: { ...meals, dessert: { ...meals.dessert, isWanted } } }
  return isWanted ? { ...wanted, prefersCheap: false } : wanted
}
