import {
  askedAim,
  everybodysAim,
  type MineralGoals,
  mineralGoals,
  type NutrientAim,
} from '../nutrition/mineral-goals/mineral-goals.ts'
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

/** PLATE-2, MIN-3: what the person's plans aim at. */
export function nutrientAimOf(questionnaire: Questionnaire): NutrientAim {
  const asked = mineralGoalsOf(questionnaire)
  const calories = middleOf(rangesOf(questionnaire).calories)
  return asked ? askedAim(asked, calories) : everybodysAim(calories)
}
