import { macroNames } from '../nutrition/macros.ts'
import { plannerInputOf, profileOf } from './diner-profile.ts'
import type { Questionnaire } from './questionnaire.ts'

/**
 * SET-3: whether a plan made from the new answers could hold other dishes: they reach the planner, or which dishes it may use. Units do
 * not, nor does the number of people (SET-2: amounts follow, dishes stay), nor a body whose ranges were typed.
 */
export function changesFood(before: Questionnaire, after: Questionnaire): boolean {
  return foodText(before) !== foodText(after)
}

function foodText(questionnaire: Questionnaire): string {
  const { people: _, ranges, ...input } = plannerInputOf(questionnaire)
  const bounds = macroNames.map((name) => [ranges[name].minimum, ranges[name].maximum])
  const avoided = Object.values(profileOf(questionnaire).avoidances).map((names: readonly string[]) =>
    names.toSorted(),
  )
  return JSON.stringify([questionnaire.mode, bounds, input, avoided, questionnaire.snackRoom])
}
