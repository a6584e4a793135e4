import { type MainMeal, type Meal, meals } from '../meal-plan/meals.ts'
import type { PlanMode } from './personality.ts'

/** One meal's answers as they come in: undefined is not answered yet. */
export type ScheduleAnswers = {
  isSkipped?: boolean | undefined
  mostMinutes?: number | undefined
  isUnique?: boolean | undefined
  leftovers?: 'none' | 'some' | 'mostly' | undefined
  variety?: 'varied' | 'mostly-the-same' | undefined
  takenFrom?: readonly Meal[] | undefined
}
export type Schedules = Readonly<Partial<Record<Meal, ScheduleAnswers>>>
export type ScheduleField = 'time' | 'unique' | 'variety' | 'skip' | 'categories'
export type ScheduleFault = {
  meal: Meal
  field: ScheduleField
  kind: 'missing' | 'not-allowed'
  allowed?: readonly (number | string)[]
}

/** BIZ-6; 0 is no preference. */
export const timeOptions: Readonly<Record<MainMeal, readonly number[]>> = {
  breakfast: [0, 20, 45],
  lunch: [0, 30, 45],
  dinner: [0, 30, 60],
}
/** Breakfast dishes may fill a lunch; every other meal keeps to its own. */
const takenFromOptions: Readonly<Record<Meal, readonly Meal[]>> = {
  breakfast: ['breakfast'],
  lunch: ['lunch', 'breakfast'],
  dinner: ['dinner'],
  dessert: ['dessert'],
}

/** VAL-3: what is missing or can't be, in the order it is asked. A plan of one's own needs only the dessert answer. */
export function scheduleFaults(schedules: Schedules, mode: PlanMode): ScheduleFault[] {
  return meals.flatMap((meal) => {
    const answers = schedules[meal] ?? {}
    if (meal === 'dessert') return dessertFaults(answers, mode)
    return [...impossible(meal, answers), ...(mode === 'generated' ? missing(meal, answers) : [])]
  })
}

function missing(meal: MainMeal, answers: ScheduleAnswers): ScheduleFault[] {
  if (meal === 'breakfast' && answers.isSkipped) return []
  const fields: readonly (readonly [ScheduleField, boolean])[] = [
    ['time', answers.mostMinutes !== undefined],
    ['unique', isFreshnessSaid(answers)],
    ['variety', answers.variety !== undefined],
  ]
  return fields.filter(([, isThere]) => !isThere).map(([field]) => ({ meal, field, kind: 'missing' }))
}

/** Always fresh, or on leftovers: one of them. */
function isFreshnessSaid({ isUnique, leftovers }: ScheduleAnswers): boolean {
  return isUnique === true || leftovers === 'some' || leftovers === 'mostly'
}

function impossible(meal: MainMeal, answers: ScheduleAnswers): ScheduleFault[] {
  const faults: ScheduleFault[] = []
  if (answers.isSkipped && meal !== 'breakfast') faults.push({ meal, field: 'skip', kind: 'not-allowed' })
  const allowed = timeOptions[meal]
  if (answers.mostMinutes !== undefined && !allowed.includes(answers.mostMinutes))
    faults.push({ meal, field: 'time', kind: 'not-allowed', allowed })
  const own = takenFromOptions[meal]
  if (answers.takenFrom?.some((other) => !own.includes(other)))
    faults.push({ meal, field: 'categories', kind: 'not-allowed', allowed: own })
  return faults
}

function dessertFaults({ isUnique, isSkipped }: ScheduleAnswers, mode: PlanMode): ScheduleFault[] {
  const isAnswered = isUnique !== undefined || isSkipped === true || mode === 'own'
  return isAnswered ? [] : [{ meal: 'dessert', field: 'unique', kind: 'missing' }]
}
