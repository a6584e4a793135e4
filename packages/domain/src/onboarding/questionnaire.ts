import type { Weekday } from '../calendar/weekday.ts'
import type { Equipment } from '../cooking/equipment.ts'
import type { MainMeal } from '../meals/meals.ts'
import type { Activity, Gender, Goal, Person } from '../nutrition/person.ts'
import type { MacroRanges } from '../nutrition/ranges.ts'
import type { Grams, Unit } from '../nutrition/weight.ts'
import type { Cuisine } from '../recipes/cuisines.ts'
import type { Diet, Exclusion } from '../recipes/dietary-tags.ts'
import type { MealsAnswers } from './meal-answers.ts'
import type { Adventure } from './palate.ts'
import type { ShoppingRhythm } from './shopping-rhythm.ts'
import type { SnackRoom } from './snack/snack-room.ts'
import type { WeekdayMinutes } from './weekday-minutes.ts'

/** Generated: the product fills the 28 days. Own: it helps the person fill them. */
export type PlanMode = 'generated' | 'own'

/** The person's answers so far. An undefined one is missing, or has the default named here. */
export type PartialQuestionnaire = Readonly<{
  gender?: Gender | undefined
  ageYears?: number | undefined
  weight?: Grams | undefined
  heightCm?: number | undefined
  /** The estimate (BIZ-4) by default. */
  bodyFatPercent?: number | undefined
  activity?: Activity | undefined
  goal?: Goal | undefined
  /** 17.5 by default (BIZ-2). Counts only to lose weight. */
  deficitPercent?: number | undefined
  /** That of the activity by default (BIZ-3). */
  proteinPerLeanPound?: number | undefined
  /** 25 by default (BIZ-2). */
  netCarbsGrams?: number | undefined
  /** What a day should hold; computed by default (PLAN-1). */
  ranges?: MacroRanges | undefined
  mode?: PlanMode | undefined
  units?: Unit | undefined
  /** Cooked for, the person included: changes ingredients, never macros. 1 by default. */
  people?: number | undefined
  /** Not by default. */
  prefersCheap?: boolean | undefined
  diets: readonly Diet[]
  exclusions: readonly Exclusion[]
  /** Names of foods. */
  avoidedFoods: readonly string[]
  /** Ids of food groups: what joins a group later is avoided with it. None by default. */
  avoidedGroups?: readonly string[] | undefined
  /** CON-9: what the kitchen doesn't have; everything else is assumed. None by default. */
  lacksEquipment?: readonly Equipment[] | undefined
  /** None by default. */
  likedCuisines?: readonly Cuisine[] | undefined
  /** None by default. */
  dislikedCuisines?: readonly Cuisine[] | undefined
  /** Familiar by default. */
  adventure?: Adventure | undefined
  /** LIV-5. Once, on the first day of a week of the plan, by default. */
  shopping?: ShoppingRhythm | undefined
  /** LIV-4. None by default. */
  weekdayMinutes?: WeekdayMinutes | undefined
  /** MIN-3. Not by default; nobody aims before the safety questions of `mineral-goals.ts`. */
  aimsForMinerals?: boolean | undefined
  /** MIN-3: of a day on average; counts only with the aim. None by default. */
  sodiumLimitMg?: number | undefined
  /** LIFE-7: what each day's meals leave free. None by default. */
  snackRoom?: SnackRoom | undefined
  /** TOG-3. The person alone by default. */
  table?: Table | undefined
  meals: MealsAnswers
}>

export type EaterId = string

/** TOG-3: a person who shares meals with the plan's owner; `people` is how many portions of the owner's own are cooked beside theirs. */
export type Eater = Readonly<{
  id: EaterId
  name: string
  /** The weekdays on which they eat a meal along. */
  sharedOn: Readonly<Record<MainMeal, readonly Weekday[]>>
  /** What they may not eat. */
  avoids: Pick<PartialQuestionnaire, 'diets' | 'exclusions' | 'avoidedFoods' | 'avoidedGroups'>
}> &
  (ByShare | ByAnswers)

/** Who eats so much of the owner's portion: a child half of it. */
type ByShare = Readonly<{ share: number; answers?: undefined; theirs?: undefined }>
/**
 * Who has needs of their own: their portions follow from them. TOG-4: `theirs` where the eater typed them in their own account, which alone
 * stores them; then the owner is told none of them.
 */
type ByAnswers = Readonly<{ answers: Questionnaire; share?: undefined; theirs?: SeatOfEater | undefined }>
/** `share`: of the owner's portion, what they get again once their answers are gone. */
type SeatOfEater = Readonly<{ share: number }>

/**
 * Each change of it is another version. `changedAt`: the instant, ISO 8601, since which a plan for it would ask for the same; absent of one
 * that an earlier version stored.
 */
export type Table = Readonly<{ version: number; eaters: readonly Eater[]; changedAt?: string | undefined }>

const required = [
  'gender',
  'ageYears',
  'weight',
  'heightCm',
  'activity',
  'goal',
  'mode',
  'units',
] as const satisfies readonly (keyof PartialQuestionnaire)[]

/** All required answers are there. `completeQuestionnaire` also checks whether they are possible. */
export type Questionnaire = PartialQuestionnaire & {
  readonly [Answer in (typeof required)[number]]: NonNullable<PartialQuestionnaire[Answer]>
}

export const unanswered: PartialQuestionnaire = { diets: [], exclusions: [], avoidedFoods: [], meals: {} }

export const peopleLimits = { minimum: 1, maximum: 12 } as const

export function isAnswered(answers: PartialQuestionnaire): answers is Questionnaire {
  return required.every((answer) => answers[answer] !== undefined)
}

export function peopleOf({ people = peopleLimits.minimum }: Pick<PartialQuestionnaire, 'people'>): number {
  return people
}

/** SET-2: amounts and lists follow from it, and nothing is drawn again. */
export function changePeople(answers: Questionnaire, people: number): Questionnaire {
  return peopleOf(answers) === people ? answers : { ...answers, people }
}

/** ONB-8: a person who wants dessert is not asked about the budget. */
export function prefersCheapFoods({ prefersCheap, meals }: PartialQuestionnaire): boolean {
  return prefersCheap === true && meals.dessert?.isWanted !== true
}

type OfProfile = keyof Person | 'ranges'
export type Halves<Answers extends PartialQuestionnaire> = {
  profile: Pick<Answers, OfProfile>
  preferences: Omit<Answers, OfProfile>
}

/** In two halves: the body and the goal, and how the person likes to eat. */
export function splitQuestionnaire(answers: Questionnaire): Halves<Questionnaire>
export function splitQuestionnaire(answers: PartialQuestionnaire): Halves<PartialQuestionnaire>
export function splitQuestionnaire(answers: PartialQuestionnaire): Halves<PartialQuestionnaire> {
  const { gender, ageYears, weight, heightCm, bodyFatPercent, activity, goal, ...others } = answers
  const { deficitPercent, proteinPerLeanPound, netCarbsGrams, ranges, ...preferences } = others
  const body = { gender, ageYears, weight, heightCm, bodyFatPercent, activity, goal }
  return { profile: { ...body, deficitPercent, proteinPerLeanPound, netCarbsGrams, ranges }, preferences }
}
