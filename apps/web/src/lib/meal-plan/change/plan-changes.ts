import { historyCalls, mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { api } from '#lib/api/api.ts'
import type { PlanChange } from './plan-change.ts'

/** ITEM-7: of one recipe the last press counts. */
export function interact(recipeId: string, interactionType: 'like' | 'avoid'): PlanChange {
  return {
    act: 'saveInteraction',
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
    act: 'removeInteraction',
    what: 'take-back',
    at: recipeId,
    send: ({ planId }) => api.send(mealPlanCalls.removeInteraction, { params: { planId, recipeId } }),
  }
}

/** ITEM-7: avoids a dish, and another takes its place wherever an open day cooks it. */
export function rejectDish(recipeId: string): PlanChange {
  return {
    act: 'rejectDish',
    what: 'reject-dish',
    at: recipeId,
    isToldByScreen: true,
    send: ({ planId }) =>
      api.send(mealPlanCalls.rejectDish, { params: { planId }, body: { recipe: recipeId } }),
  }
}

/** Amounts and lists follow (SET-2). */
export function changePeople(count: number): PlanChange {
  return {
    act: 'saveAnswers',
    what: 'people',
    at: 'plan',
    send: ({ planId }) => api.send(mealPlanCalls.changePeople, { params: { planId, value: String(count) } }),
  }
}

/** LIFE-8. `version`: of the plan that the person sees, so that nothing is overwritten that they don't. */
export function undoChange(changeId: string, version: number): PlanChange {
  return {
    act: 'undoChange',
    what: 'undo',
    at: changeId,
    send: ({ planId }) =>
      api.send(historyCalls.undo, { params: { planId, changeId }, query: { version: String(version) } }),
  }
}
