import { type MealPlan, mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
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

/** DAY-10: the same answers, a new plan. */
export function startAnew({ resources }: MealPlan, startDate: string): PlanChange {
  return {
    what: 'start-anew',
    at: 'plan',
    send: (plan) => api.send(mealPlanCalls.resetTemplate, { params: plan, body: { resources, startDate } }),
  }
}
