import { meals } from '../../../meals/meals.ts'
import { cookingOf, type FilledItem, type Item, type ItemId, isFilled, withSides } from '../../item.ts'
import { allItems, type FoundItem } from '../../places.ts'
import type { Template } from '../../template.ts'
import { changeEachItem } from './seat-contents.ts'
import { type LeftoverKeeping, refusalToEatFrom } from './stranded-leftovers.ts'

/** The dish of a cooking, cooked where it is eaten first, and once more for each meal to which it doesn't keep. */
export function cookWhereEaten(template: Template, parentId: ItemId, keeping: LeftoverKeeping): Template {
  return cookForThemselves(template, eatersInOrder(allItems(template), parentId), keeping)
}

/** The same of meals that eat one dish, by day in the order they are eaten. */
export function cookForThemselves(
  template: Template,
  eaters: readonly FoundItem[],
  keeping: LeftoverKeeping,
): Template {
  const cookedIn = cookingsOf(eaters, keeping)
  const feeding = new Set([...cookedIn].filter(([id, at]) => id !== at).map(([, at]) => at))
  return changeEachItem(template, (item) => {
    const at = cookedIn.get(item.id)
    return at !== undefined && isFilled(item) ? cookedAt(item, at, feeding.has(item.id)) : item
  })
}

/** All that eat of a cooking, the slot it is cooked for among them. */
export function eatersInOrder(items: readonly FoundItem[], cookingId: ItemId): FoundItem[] {
  return items
    .filter(({ item }) => cookingOf(item) === cookingId)
    .toSorted((one, other) => one.dayNumber - other.dayNumber || mealOrder(one) - mealOrder(other))
}

function mealOrder({ item }: FoundItem): number {
  return meals.indexOf(item.meal)
}

/** By slot, the slot it is cooked in. */
function cookingsOf(eaters: readonly FoundItem[], keeping: LeftoverKeeping): ReadonlyMap<ItemId, ItemId> {
  const cookedIn = new Map<ItemId, ItemId>()
  for (const cook of eaters) {
    if (cookedIn.has(cook.item.id)) continue
    cookedIn.set(cook.item.id, cook.item.id)
    for (const eater of eaters)
      if (!cookedIn.has(eater.item.id) && !refusalToEatFrom(cook, eater, keeping))
        cookedIn.set(eater.item.id, cook.item.id)
  }
  return cookedIn
}

function cookedAt(
  { id, meal, recipeId, servings, sides, isLocked }: FilledItem,
  cookedIn: ItemId,
  feedsOthers: boolean,
): Item {
  const dish = { id, meal, recipeId, servings, ...withSides(sides), isLocked }
  if (cookedIn !== id) return { ...dish, kind: 'leftover', parentId: cookedIn }
  return { ...dish, kind: feedsOthers ? 'leftoverParent' : 'normal' }
}
