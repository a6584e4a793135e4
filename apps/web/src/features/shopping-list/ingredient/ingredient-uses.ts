import type { PlanTemplate } from '@butterleaf/contract/meal-plan/calls'
import type { ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { findById } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { formatDate } from '#lib/format-date.ts'
import { itemPath } from '#lib/meal-plan/plan-places.ts'
import { mealWords } from '#lib/meal-plan/words/meal-words.ts'

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
  { items }: ShoppingListRow,
  { template, rules }: { template: PlanTemplate; rules: Template },
): IngredientUse[] {
  const uses = Object.entries(items).map(([title, itemId]) => {
    const found = findById(rules, itemId)
    const day = found && template.weeks[found.weekIndex]?.days[found.dayIndex]
    const item = day?.items.find(({ id }) => id === itemId)
    if (!found || !day || !item)
      return { itemId, title, when: '', path: undefined, picture: undefined, at: 99 }
    const place = { weekId: found.week.id, dayId: day.id, itemId }
    return {
      itemId,
      // The list numbers a dish that repeats; here its day tells it apart.
      title: item.value?.title ?? title,
      when: `${mealWords[item.category]}, ${formatDate(day.date, 'weekday')}`,
      path: itemPath(rules, place, found.day.isComplete ? 'complete' : 'ready'),
      picture: item.value?.image.small,
      at: found.dayNumber,
    }
  })
  return uses.sort((a, b) => a.at - b.at).map(({ at: _at, ...use }) => use)
}
