import type { RecipeId } from '../../recipes/may-eat.ts'
import { emptied, helpingsOf, type ItemId, isFilled, sidesOf, withSides } from '../item.ts'
import { changeItems, putInSlot } from '../operations/put-in-slot.ts'
import { allItems, type FoundItem, type ItemPlace, placeOf } from '../places.ts'
import type { Template } from '../template.ts'

type IsForbidden = (recipeId: RecipeId, itemId: ItemId) => boolean

/** What of a plan may no longer be served. What was eaten on a complete day is left alone. */
export function forbiddenItems(template: Template, isForbidden: IsForbidden): FoundItem[] {
  return allItems(template).filter(
    ({ day, item }) => !day.isComplete && isFilled(item) && isForbidden(item.recipeId, item.id),
  )
}

/** The same where a side counts as well. */
export function forbiddenPlates(template: Template, isForbidden: IsForbidden): FoundItem[] {
  return allItems(template).filter(
    ({ day, item }) =>
      !day.isComplete &&
      isFilled(item) &&
      helpingsOf(item).some(({ recipeId }) => isForbidden(recipeId, item.id)),
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
  const weeks = template.weeks.map((week) => {
    const complete = new Set(week.days.filter(({ isComplete }) => isComplete).flatMap(({ items }) => items))
    return changeItems(week, (item) => {
      if (!isFilled(item) || complete.has(item)) return item
      const { sides, ...main } = item
      const left = sidesOf(item).filter(({ recipeId }) => !isForbidden(recipeId, item.id))
      return left.length === sidesOf(item).length ? item : { ...main, ...withSides(left) }
    })
  })
  return weeks.every((week, at) => week === template.weeks[at]) ? template : { ...template, weeks }
}
