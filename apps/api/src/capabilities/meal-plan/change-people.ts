import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import type { Plan } from './plan.ts'

/** SET-2: amounts and lists follow from it, and nothing is drawn again. */
export function changePeople(plan: Plan, people: number): Plan {
  if (peopleOf(plan.answers) === people) return plan
  return { ...plan, answers: { ...plan.answers, people } }
}
