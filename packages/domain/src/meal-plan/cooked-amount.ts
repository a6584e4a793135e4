import { type CookedItem, type Helping, type Item, isCooked, isFilled } from './item.ts'
import { leftoversOf } from './leftovers.ts'
import type { ServedOf } from './table/served.ts'
import type { Week } from './template.ts'

/** For all who eat of it: the item's own servings and those of its leftovers. */
export function cookedServings(week: Week, item: CookedItem, servedOf: ServedOf): number {
  const mainOf = (one: Parameters<ServedOf>[0]) => servedOf(one)[0]!.servings
  return leftoversOf(week, item.id).reduce((sum, leftover) => sum + mainOf(leftover), mainOf(item))
}

/** PLATE-3: what is cooked in the kitchen for a slot, for all who eat of it: its dish with all leftovers of it, and its sides. */
export function cookedFor(week: Week, item: Item, servedOf: ServedOf): readonly Helping[] {
  if (!isFilled(item)) return []
  const main = isCooked(item)
    ? [{ recipeId: item.recipeId, servings: cookedServings(week, item, servedOf) }]
    : []
  return [...main, ...servedOf(item).slice(1)]
}

/** `serving.scale`: what the recipe's amounts are multiplied by to cook the item. A leftover isn't cooked, so it has none. */
export function cookedScale(
  week: Week,
  item: CookedItem,
  { servedOf, recipeServings }: { servedOf: ServedOf; recipeServings: number },
): number {
  return cookedServings(week, item, servedOf) / recipeServings
}
