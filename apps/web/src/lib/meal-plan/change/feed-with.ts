import { itemCalls } from '@butterleaf/contract/meal-plan/calls'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import { addLeftover } from '@butterleaf/domain/meal-plan/operations/add-leftover'
import type { DayPlace } from '@butterleaf/domain/meal-plan/places'
import { api } from '#lib/api/api.ts'
import type { PlanChange } from './plan-change.ts'

/** LEFT-1: what `parentId` cooks is eaten once more, at that meal of that day. How much, the server finds. */
export function feedWith(eatenAt: DayPlace, category: Meal, parentId: string): PlanChange {
  const params = { ...eatenAt, itemId: parentId, category }
  return {
    act: 'addLeftover',
    what: 'feed',
    at: parentId,
    send: (plan) => api.send(itemCalls.addLeftover, { params: { ...plan, ...params } }),
    optimistic: (template) => addLeftover(template, eatenAt, { meal: category, parentId, servings: 1 }),
  }
}
