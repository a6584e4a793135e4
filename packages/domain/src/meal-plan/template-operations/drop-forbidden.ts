import type { RecipeId } from '../../recipes/may-eat.ts'
import { emptied, type FilledItem, helpingsOf, isFilled, sidesOf, withSides } from '../item.ts'
import { changeItems, putInSlot } from '../operations/put-in-slot.ts'
import { allItems, type FoundItem, type ItemPlace, itemsIn, placeOf } from '../places.ts'
import type { Template } from '../template.ts'

/** In a slot, since who eats there decides it, too. */
type IsForbidden = (recipeId: RecipeId, slot: FoundItem) => boolean

/** Slots with a dish that is meant. What was eaten on a complete day is left alone. */
export function openPlates(
  template: Template,
  isMeant: (item: FilledItem, slot: FoundItem) => boolean,
): FoundItem[] {
  return allItems(template).filter(
    (slot) => !slot.day.isComplete && isFilled(slot.item) && isMeant(slot.item, slot),
  )
}

/** What of a plan may no longer be served. */
export function forbiddenItems(template: Template, isForbidden: IsForbidden): FoundItem[] {
  return openPlates(template, ({ recipeId }, slot) => isForbidden(recipeId, slot))
}

/** The same where a side counts as well. */
export function forbiddenPlates(template: Template, isForbidden: IsForbidden): FoundItem[] {
  return openPlates(template, (item, slot) =>
    helpingsOf(item).some(({ recipeId }) => isForbidden(recipeId, slot)),
  )
}

/**
 * For a plan brought back, or kept in part by a new one: open slots where something forbidden stood, locked or not. Here alone a
 * leftover cooked on a complete day goes as well, and its parent there is no parent any more. A forbidden side goes from its plate.
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
  const opened = toFill.length === 0 ? template : { ...template, weeks }
  return { template: dropForbiddenSides(opened, isForbidden), toFill }
}

/** The plates keep their mains. */
export function dropForbiddenSides(template: Template, isForbidden: IsForbidden): Template {
  const weeks = template.weeks.map((week, weekIndex) => {
    const open = itemsIn({ week, weekIndex }).filter(({ day }) => !day.isComplete)
    const slots = new Map(open.map((slot) => [slot.item.id, slot]))
    return changeItems(week, (item) => {
      const slot = slots.get(item.id)
      if (!isFilled(item) || !slot) return item
      const { sides, ...main } = item
      const left = sidesOf(item).filter(({ recipeId }) => !isForbidden(recipeId, slot))
      return left.length === sidesOf(item).length ? item : { ...main, ...withSides(left) }
    })
  })
  return weeks.every((week, at) => week === template.weeks[at]) ? template : { ...template, weeks }
}
