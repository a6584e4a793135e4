import type { ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { findById, placeOf } from '@butterleaf/domain/meal-plan/places'
import { cardOf, type MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { formatDate } from '#lib/format-date.ts'
import { itemPath } from '#lib/meal-plan/plan-places.ts'

/** A dish that needs the ingredient. */
export type IngredientUse = Readonly<{
  itemId: string
  title: string
  /** "Dinner, Wednesday, November 18" */
  when: string
  /** Undefined where the plan has changed and has no such item any more. */
  path: string | undefined
  picture: string | undefined
}>

/** [SHOP-2] In the order they are cooked. */
export function ingredientUses(
  rows: readonly { row: Pick<ShoppingListRow, 'items'> }[],
  plan: MealPlan,
): IngredientUse[] {
  const { template } = plan
  const items = rows.flatMap(({ row }) => Object.entries(row.items))
  const uses = [...new Map(items.map((item) => [item[1], item])).values()].map(([title, itemId]) => {
    const found = findById(template, itemId)
    if (!found) return { itemId, title, when: '', path: undefined, picture: undefined, at: 99 }
    const { day, dayNumber, item } = found
    const card = cardOf(plan, item)
    return {
      itemId,
      // The list tells a dish that comes again by a number; here its day does.
      title: card?.title ?? title,
      when: `${mealWords[item.meal]}, ${formatDate(dateOfDay(template, dayNumber), 'weekday')}`,
      path: itemPath(template, placeOf(found), day.isComplete ? 'complete' : 'ready'),
      picture: card?.pictures.small,
      at: dayNumber,
    }
  })
  return uses.sort((a, b) => a.at - b.at).map(({ at: _at, ...use }) => use)
}
