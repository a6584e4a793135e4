import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { encodeSentResources } from '@butterleaf/contract/meal-plan/codecs/encode-resources'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { api } from '#lib/api/api.ts'
import type { PlanChange } from './plan-change.ts'

/** DAY-10: the same answers, a new plan. */
export function regenerateAsAnswered(answers: Questionnaire, startDate: string): PlanChange {
  const body = { resources: encodeSentResources(answers), startDate }
  return {
    act: 'regeneratePlan',
    args: undefined,
    at: 'plan',
    send: (params) => api.send(mealPlanCalls.resetTemplate, { params, body }),
  }
}
