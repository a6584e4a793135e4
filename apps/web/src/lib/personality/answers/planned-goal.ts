import type { Goal } from '@butterleaf/domain/nutrition/person'
import { type Caution, cautionsAgainstDeficit, safeGoal } from '@butterleaf/domain/nutrition/safe-goal'
import type { Answers } from './answers.ts'
import { centimetersOf, gramsOf } from './typed-body.ts'

const nothingSaid = { isPregnantOrBreastfeeding: false, takesDiabetesMedication: false }

/** ONB-14: what speaks against losing weight, of what is known so far. */
export function cautionsOf({ ageYears, weight, height, safety }: Answers): readonly Caution[] {
  const grams = gramsOf(weight)
  const heightCm = centimetersOf(height)
  if (ageYears === null || grams === undefined || heightCm === undefined) return []
  return cautionsAgainstDeficit({ ageYears, weight: grams, heightCm }, safety ?? nothingSaid)
}

/** The check is asked only where its answer decides something. */
export function needsSafetyCheck(answers: Answers): boolean {
  return answers.goal === 'lose' && cautionsOf({ ...answers, safety: null }).length === 0
}

/** ONB-14: the goal the plan is made for; null until it is chosen, and to lose weight only once that is safe. */
export function plannedGoal(answers: Answers): Goal | null {
  const { goal, safety } = answers
  if (goal === null || (needsSafetyCheck(answers) && safety === null)) return null
  return safeGoal(goal, cautionsOf(answers))
}
