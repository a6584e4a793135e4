import type { PlanRequest } from '../meal-plan/planner/plan-days.ts'
import { mineralGoalsOf } from './mineral-goals-of.ts'
import { palateOf } from './palate-of.ts'
import { peopleOf, prefersCheapFoods, type Questionnaire } from './questionnaire.ts'
import { rangesOf } from './ranges-of.ts'
import { wishesOf } from './wishes-of.ts'

/** What the planner reads of the answers; which dishes it may use follows from `avoidancesOf`. */
export function plannerInputOf(
  questionnaire: Questionnaire,
): Pick<PlanRequest, 'ranges' | 'wishes' | 'people' | 'prefersCheap' | 'palate' | 'minerals'> {
  return {
    ranges: rangesOf(questionnaire),
    wishes: wishesOf(questionnaire),
    people: peopleOf(questionnaire),
    prefersCheap: prefersCheapFoods(questionnaire),
    palate: palateOf(questionnaire),
    minerals: mineralGoalsOf(questionnaire),
  }
}
