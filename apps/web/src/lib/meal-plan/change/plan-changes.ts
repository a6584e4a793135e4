import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { encodeResources } from '@butterleaf/contract/meal-plan/codecs/resources-codec'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { api } from '#lib/api/api.ts'
import type { PlanChange } from './plan-change.ts'

/** ITEM-7: of one recipe the last press counts. */
export function interact(recipeId: string, interactionType: 'like' | 'avoid'): PlanChange {
  return {
    what: interactionType,
    at: recipeId,
    send: ({ planId }) =>
      api.send(mealPlanCalls.saveInteraction, {
        params: { planId },
        body: { recipe: recipeId, interactionType },
      }),
  }
}

export function takeInteractionBack(recipeId: string): PlanChange {
  return {
    what: 'take-back',
    at: recipeId,
    send: ({ planId }) => api.send(mealPlanCalls.removeInteraction, { params: { planId, recipeId } }),
  }
}

/** Amounts and lists follow (SET-2). */
export function changePeople(count: number): PlanChange {
  return {
    what: 'people',
    at: 'plan',
    send: ({ planId }) => api.send(mealPlanCalls.changePeople, { params: { planId, value: String(count) } }),
  }
}

/** DAY-10: the same answers, a new plan. */
export function startAnew(answers: Questionnaire, startDate: string): PlanChange {
  const body = { resources: encodeResources(answers), startDate }
  return {
    what: 'start-anew',
    at: 'plan',
    send: (params) => api.send(mealPlanCalls.resetTemplate, { params, body }),
  }
}
