import { type MainMeal, type Meal, mainMeals } from '../meal-plan/meals.ts'
import {
  type DessertAnswers,
  freshnessOf,
  type MealAnswers,
  type MealsAnswers,
  timeOptions,
} from './meal-answers.ts'
import type { PlanMode } from './questionnaire.ts'

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
