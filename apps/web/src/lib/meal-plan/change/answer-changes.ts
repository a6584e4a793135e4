import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { encodeSentResources } from '@butterleaf/contract/meal-plan/codecs/encode-resources'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { api } from '#lib/api/api.ts'
import type { PlanChange } from './plan-change.ts'

/** DAY-10, SET-3: a new plan in place of the one in hand. `startDate` is of day 1; left out, today. */
export function regeneratePlan(answers: PartialQuestionnaire, startDate: string | undefined): PlanChange {
  const body = { resources: encodeSentResources(answers), startDate }
  return {
    act: 'regeneratePlan',
    args: undefined,
    at: 'plan',
    send: (params) => api.send(actCalls.regeneratePlan, { params, body }),
  }
}

/** SET-3: answers that no dish follows from; the plan stays. */
export function saveAnswers(answers: PartialQuestionnaire): PlanChange {
  const body = { resources: encodeSentResources(answers) }
  return {
    act: 'saveAnswers',
    args: undefined,
    at: 'plan',
    send: ({ planId }) => api.send(actCalls.saveAnswers, { params: { planId }, body }),
  }
}
