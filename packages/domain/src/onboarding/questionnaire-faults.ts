import { type MainMeal, type Meal, mainMeals } from '../meals/meals.ts'
import { sodiumLimits } from '../nutrition/mineral-goals/mineral-goals.ts'
import { type PersonFault, personFaults } from '../nutrition/person-faults.ts'
import { contradictionsIn, type MacroRanges, type RangeFault } from '../nutrition/ranges.ts'
import { leastTypedCalories, targetsOf } from '../nutrition/targets.ts'
import {
  type DessertAnswers,
  freshnessOf,
  type MealAnswers,
  type MealsAnswers,
  timeOptions,
} from './meal-answers.ts'
import { personOf } from './person-of.ts'
import {
  isAnswered,
  type PartialQuestionnaire,
  type PlanMode,
  peopleLimits,
  peopleOf,
  type Questionnaire,
} from './questionnaire.ts'
import { rangesOf } from './ranges-of.ts'
import { type SnackRoomFault, snackRoomFaults, snackShareFaults } from './snack/snack-room-faults.ts'

export type PreferenceFault =
  | { field: 'mode' | 'units'; kind: 'missing' }
  | { field: 'people'; kind: 'out-of-range'; minimum: number; maximum: number }
  | { field: 'sodiumLimitMg'; kind: 'out-of-range'; minimum: number; maximum: number }

/** An answer that is missing or impossible. */
export type QuestionnaireFault =
  | (PersonFault & { about: 'person' })
  | (PreferenceFault & { about: 'preferences' })
  | (MealFault & { about: 'meals' })
  | (RangeFault & { about: 'ranges' })
  | (SnackRoomFault & { about: 'snackRoom' })

type Completion =
  | { ok: true; questionnaire: Questionnaire }
  | { ok: false; faults: readonly QuestionnaireFault[] }

/** ONB-13, VAL-1 to VAL-3: the answers as a whole questionnaire, or everything that is missing, out of range or contradicted. */
export function completeQuestionnaire(answers: PartialQuestionnaire): Completion {
  const faults = questionnaireFaults(answers)
  return faults.length === 0 && isAnswered(answers)
    ? { ok: true, questionnaire: answers }
    : { ok: false, faults }
}

/** In the order of the questions. Ranges can contradict each other only once the person is known. */
export function questionnaireFaults(answers: PartialQuestionnaire): QuestionnaireFault[] {
  const { meals, mode, snackRoom } = answers
  const faults: QuestionnaireFault[] = [
    ...bodyFaults(answers).map((fault) => ({ ...fault, about: 'person' as const })),
    ...preferenceFaults(answers).map((fault) => ({ ...fault, about: 'preferences' as const })),
    ...(mode ? mealFaults(meals, mode) : []).map((fault) => ({ ...fault, about: 'meals' as const })),
    ...(snackRoom ? snackRoomFaults(snackRoom) : []).map((fault) => ({
      ...fault,
      about: 'snackRoom' as const,
    })),
  ]
  if (faults.length > 0 || !isAnswered(answers)) return faults
  const ranges = rangesOf(answers)
  const ofRanges = [...contradictionsIn(ranges), ...energyFaults(answers, ranges)]
  if (ofRanges.length > 0) return ofRanges.map((fault) => ({ ...fault, about: 'ranges' }))
  return (snackRoom ? snackShareFaults(snackRoom, ranges) : []).map((fault) => ({
    ...fault,
    about: 'snackRoom',
  }))
}

/** PLAN-1: computed ranges keep above the floor by themselves. */
function energyFaults(answers: Questionnaire, { calories }: MacroRanges): RangeFault[] {
  const minimum = leastTypedCalories(targetsOf(personOf(answers)), answers.gender)
  return calories.maximum >= minimum ? [] : [{ macro: 'calories', kind: 'too-little-energy', minimum }]
}

/** Protein follows from the activity: while that is missing, only the activity is named. */
function bodyFaults(answers: PartialQuestionnaire): PersonFault[] {
  const { activity, proteinPerLeanPound } = answers
  const followsActivity = !activity && proteinPerLeanPound === undefined
  return personFaults(personOf(answers)).filter(
    ({ field }) => !(followsActivity && field === 'proteinPerLeanPound'),
  )
}

function preferenceFaults(answers: PartialQuestionnaire): PreferenceFault[] {
  const { minimum, maximum } = peopleLimits
  const people = peopleOf(answers)
  const isPossible = Number.isInteger(people) && people >= minimum && people <= maximum
  return [
    ...(['units', 'mode'] as const)
      .filter((field) => answers[field] === undefined)
      .map((field) => ({ field, kind: 'missing' as const })),
    ...(isPossible ? [] : [{ field: 'people', kind: 'out-of-range', minimum, maximum } as const]),
    ...sodiumFaults(answers),
  ]
}

/** MIN-4. */
function sodiumFaults({ sodiumLimitMg }: PartialQuestionnaire): PreferenceFault[] {
  if (sodiumLimitMg === undefined) return []
  const { minimum, maximum } = sodiumLimits
  const isPossible = sodiumLimitMg >= minimum && sodiumLimitMg <= maximum
  return isPossible ? [] : [{ field: 'sodiumLimitMg', kind: 'out-of-range', minimum, maximum }]
}

export type MealField = 'mostMinutes' | 'freshness' | 'variety' | 'isSkipped' | 'takenFrom' | 'isWanted'
export type MealFault = {
  meal: Meal
  field: MealField
  kind: 'missing' | 'not-allowed'
  allowed?: readonly (number | string)[]
}

/** Breakfast dishes may fill a lunch; every other meal keeps to its own. */
const takenFromOptions: Readonly<Record<MainMeal, readonly Meal[]>> = {
  breakfast: ['breakfast'],
  lunch: ['lunch', 'breakfast'],
  dinner: ['dinner'],
}

/** VAL-3: missing and impossible answers, in the order of the questions. */
export function mealFaults(meals: MealsAnswers, mode: PlanMode): MealFault[] {
  return [
    ...mainMeals.flatMap((meal) => mainMealFaults(meal, meals[meal] ?? {}, mode)),
    ...dessertFaults(meals.dessert ?? {}, mode),
  ]
}

/** In an own plan the questions about meals are optional, but their answers must be possible. */
function mainMealFaults(meal: MainMeal, answers: MealAnswers, mode: PlanMode): MealFault[] {
  return [...impossible(meal, answers), ...(mode === 'generated' ? missing(meal, answers) : [])]
}

function missing(meal: MainMeal, answers: MealAnswers): MealFault[] {
  if (meal === 'breakfast' && answers.isSkipped) return []
  const fields: readonly (readonly [MealField, boolean])[] = [
    ['mostMinutes', answers.mostMinutes !== undefined],
    ['freshness', freshnessOf(answers) !== undefined],
    ['variety', answers.variety !== undefined],
  ]
  return fields.filter(([, isThere]) => !isThere).map(([field]) => ({ meal, field, kind: 'missing' }))
}

function impossible(meal: MainMeal, answers: MealAnswers): MealFault[] {
  const faults: MealFault[] = []
  if (answers.isSkipped && meal !== 'breakfast')
    faults.push({ meal, field: 'isSkipped', kind: 'not-allowed' })
  const allowed = timeOptions[meal]
  if (answers.mostMinutes !== undefined && !allowed.includes(answers.mostMinutes))
    faults.push({ meal, field: 'mostMinutes', kind: 'not-allowed', allowed })
  const own = takenFromOptions[meal]
  if (answers.takenFrom?.some((other) => !own.includes(other)))
    faults.push({ meal, field: 'takenFrom', kind: 'not-allowed', allowed: own })
  return faults
}

function dessertFaults({ isWanted, isSkipped }: DessertAnswers, mode: PlanMode): MealFault[] {
  const isAnswered = isWanted !== undefined || isSkipped === true || mode === 'own'
  return isAnswered ? [] : [{ meal: 'dessert', field: 'isWanted', kind: 'missing' }]
}
