import { weekCalls } from '@butterleaf/contract/meal-plan/calls'
import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import type { WeekPlace } from '@butterleaf/domain/meal-plan/places'
import { api } from '#lib/api/api.ts'
import type { TemplateParams } from './change/act-sends.ts'

/** The shopping list comes with its week; undefined where something else than the server has answered. */
export async function readWeekList(params: TemplateParams & WeekPlace): Promise<ShoppingList | undefined> {
  const week = await api.send(weekCalls.read, { params })
  return week?.shoppingList
}
