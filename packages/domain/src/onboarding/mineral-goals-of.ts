import { type MineralGoals, mineralGoals } from '../nutrition/mineral-goals/mineral-goals.ts'
import { type References, referencesOf } from '../nutrition/mineral-goals/references.ts'
import { middleOf } from '../nutrition/ranges.ts'
import type { Questionnaire } from './questionnaire.ts'
import { rangesOf } from './ranges-of.ts'

/** MIN-2. */
export function referencesFor(questionnaire: Questionnaire): References {
  const { gender, ageYears } = questionnaire
  return referencesOf({ gender, ageYears, calories: middleOf(rangesOf(questionnaire).calories) })
}

/** MIN-3: undefined for a person who doesn't aim at them. */
export function mineralGoalsOf(questionnaire: Questionnaire): MineralGoals | undefined {
  const { aimsForMinerals, sodiumLimitMg } = questionnaire
  return aimsForMinerals ? mineralGoals(referencesFor(questionnaire), sodiumLimitMg) : undefined
}
