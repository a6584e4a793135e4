import { emptied, type ItemId, isFilled, type RecipeId } from '../item.ts'
import { putInSlot } from '../operations/put-in-slot.ts'
import { allItems, type FoundItem, type ItemPlace, placeOf } from '../places.ts'
import type { Template } from '../template.ts'

type IsForbidden = (recipeId: RecipeId, itemId: ItemId) => boolean

/** What of a plan may no longer be served. What was eaten on a complete day is left alone. */
export function forbiddenItems(template: Template, isForbidden: IsForbidden): FoundItem[] {
  return allItems(template).filter(
    ({ day, item }) => !day.isComplete && isFilled(item) && isForbidden(item.recipeId, item.id),
  )
}

/**
 * For a plan brought back, or kept in part by a new one: open slots where something forbidden stood, locked or not. Here alone a
 * leftover cooked on a complete day goes as well, and its parent there is no parent any more.
 */
export function dropForbidden(
  template: Template,
  isForbidden: IsForbidden,
): Readonly<{ template: Template; toFill: readonly ItemPlace[] }> {
  const forbidden = forbiddenItems(template, isForbidden)
  const weeks = template.weeks.map((week) =>
    forbidden
      .filter((found) => found.week === week)
      .reduce((changed, { item }) => putInSlot(changed, item, emptied(item)), week),
  )
  const toFill = forbidden.map(placeOf)
  return toFill.length === 0 ? { template, toFill } : { template: { ...template, weeks }, toFill }
}
