import { findWeek, type WeekPlace } from '@butterleaf/domain/meal-plan/places'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import type { CookedItem } from '@butterleaf/domain/shopping-list/cooked-item'
import { type ShoppingList, shoppingList } from '@butterleaf/domain/shopping-list/shopping-list'
import type { Plan } from '#capabilities/meal-plan/plan.ts'
import { refused } from '#capabilities/meal-plan/settled.ts'
import type { AppContext } from '#platform/app-context.ts'
import { cookedItems } from './cooked-items.ts'
import { findMarks, type ListKey } from './store.ts'

export type ListContext = Pick<AppContext, 'database' | 'cookbook' | 'clock'>

/** The week a list is of: what it cooks, and where its marks are kept. */
export type ListedWeek = Readonly<{ key: ListKey; items: readonly CookedItem[] }>

export function listedWeek(
  { cookbook }: Pick<ListContext, 'cookbook'>,
  { userId, answers, active: { template } }: Plan,
  place: WeekPlace,
): ListedWeek {
  const found = findWeek(template, place)
  if (!found) throw refused({ because: 'not-there' })
  const people = peopleOf(answers)
  return {
    key: { userId, templateId: template.id, weekIndex: found.weekIndex },
    items: cookedItems(found.week, cookbook, people),
  }
}

export async function readList({ database }: ListContext, { key, items }: ListedWeek): Promise<ShoppingList> {
  return shoppingList({ items, ...(await findMarks(database.db, key)) })
}
