import type { ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { type Item, isFilled } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { findById, placeOf } from '@butterleaf/domain/meal-plan/places'
import { cardOf, type MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { shownSides } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { formatDate } from '#lib/format-date.ts'
import { itemPath } from '#lib/meal-plan/plan-places.ts'
import { sideAnchor } from '#lib/meal-plan/plate/side-anchor.ts'

/** A dish that needs the ingredient. */
export type IngredientUse = Readonly<{
  /** Of item and dish. */
  key: string
  title: string
  /** "Dinner, Wednesday, November 18" */
  when: string
  /** [MAP-3] The dish that it is, or stands beside. Absent with `path`. */
  dish?: FoundDish
  /** Undefined where the plan has changed and has no such item any more. */
  path: string | undefined
  picture: string | undefined
}>

/** [SHOP-2] [PLATE-3] In the order they are cooked, a side by itself. */
export function ingredientUses(
  rows: readonly { row: Pick<ShoppingListRow, 'items'> }[],
  plan: MealPlan,
): IngredientUse[] {
  const { template } = plan
  const items = rows.flatMap(({ row }) => Object.entries(row.items))
  const uses = items.map(([title, itemId]) => {
    const found = findById(template, itemId)
    const card = found && dishNamed(plan, found.item, title)
    if (!found || !card) return { key: itemId, title, when: '', path: undefined, picture: undefined, at: 99 }
    const { day, dayNumber, item } = found
    const main = cardOf(plan, item)
    const isSide = main !== undefined && main.id !== card.id
    const path = itemPath(template, placeOf(found), day.isComplete ? 'complete' : 'ready')
    const when = `${mealWords[item.meal]}, ${formatDate(dateOfDay(template, dayNumber), 'weekday')}`
    return {
      key: `${itemId} ${card.id}`,
      // The list tells a dish that comes again by a number; here its day does.
      title: card.title,
      when: isSide ? `${when}, beside ${shortName(main)}` : when,
      path: isSide ? `${path}#${sideAnchor(card.id)}` : path,
      picture: card.pictures.small,
      at: dayNumber,
      ...(isFilled(item) && { dish: { ...found, item } }),
    }
  })
  const once = [...new Map(uses.map((use) => [use.key, use])).values()]
  return once.sort((a, b) => a.at - b.at).map(({ at: _at, ...use }) => use)
}

/** The side that the list names as people say it, with a number where it comes again; else what stands there as the main. */
function dishNamed(plan: MealPlan, item: Item, named: string) {
  const side = shownSides(plan, item).find(({ card: { title, short = title } }) =>
    [title, short].some((name) => named === name || named.startsWith(`${name} (`)),
  )
  return side?.card ?? cardOf(plan, item)
}
