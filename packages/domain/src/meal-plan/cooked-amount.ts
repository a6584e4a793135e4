import { type CookedItem, type Helping, type Item, isCooked, isFilled, sidesOf } from './item.ts'
import { leftoversOf } from './leftovers.ts'
import type { Week } from './template.ts'

/** Of one person: the item's own servings and those of its leftovers. */
export function cookedServings(week: Week, item: CookedItem): number {
  return leftoversOf(week, item.id).reduce((sum, { servings }) => sum + servings, item.servings)
}

/** PLATE-3: what is cooked in the kitchen for a slot, for one person: its dish with all leftovers of it, and its sides. */
export function cookedFor(week: Week, item: Item): readonly Helping[] {
  if (!isFilled(item)) return []
  const main = isCooked(item) ? [{ recipeId: item.recipeId, servings: cookedServings(week, item) }] : []
  return [...main, ...sidesOf(item)]
}

/** `serving.scale`: what the recipe's amounts are multiplied by to cook the item. A leftover isn't cooked, so it has none. */
export function cookedScale(
  week: Week,
  item: CookedItem,
  { people, recipeServings }: { people: number; recipeServings: number },
): number {
  return (people * cookedServings(week, item)) / recipeServings
}
