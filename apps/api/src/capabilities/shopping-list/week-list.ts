import { findWeek, type WeekPlace } from '@butterleaf/domain/meal-plan/places'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import type { ListedCooking } from '@butterleaf/domain/shopping-list/listed-cooking'
import { type ShoppingList, shoppingList } from '@butterleaf/domain/shopping-list/shopping-list'
import { type LoadedPlan, refusalError } from '#capabilities/meal-plan/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { cookedItems } from './cooked-items.ts'
import { findMarks, type ListKey } from './store.ts'

export type ListContext = Pick<AppContext, 'database' | 'clock'>

/** The week of a list: its cookings, the foods that may be ticked, and the key of its marks. */
export type ListedWeek = Readonly<{
  key: ListKey
  items: readonly ListedCooking[]
  foodsByName: Cookbook['foodsByName']
}>

export function toListedWeek(
  { plan: { userId, answers, active }, cookbook }: LoadedPlan,
  place: WeekPlace,
): ListedWeek {
  const { template } = active
  const found = findWeek(template, place)
  if (!found) throw refusalError({ because: 'not-there' })
  const people = peopleOf(answers)
  return {
    key: { userId, templateId: active.listId, weekIndex: found.weekIndex },
    items: cookedItems(found.week, cookbook, people),
    foodsByName: cookbook.foodsByName,
  }
}

export async function readList({ database }: ListContext, { key, items }: ListedWeek): Promise<ShoppingList> {
  return shoppingList({ items, ...(await findMarks(database.db, key)) })
}
