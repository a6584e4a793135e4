import {
  type SnackRoomFault,
  snackRoomFaults,
  snackShareFaults,
} from '../food-log/snack/snack-room-faults.ts'
import { sodiumLimits } from '../nutrition/mineral-goals/mineral-goals.ts'
import { type PersonFault, personFaults } from '../nutrition/person-faults.ts'
import { contradictionsIn, type MacroRanges, type RangeFault } from '../nutrition/ranges.ts'
import { leastTypedCalories, targetsOf } from '../nutrition/targets.ts'
import { type MealFault, mealFaults } from './meal-faults.ts'
import { personOf } from './person-of.ts'
import {
  isAnswered,
  type PartialQuestionnaire,
  peopleLimits,
  peopleOf,
  type Questionnaire,
} from './questionnaire.ts'
import { rangesOf } from './ranges-of.ts'

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

export type Completion =
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
