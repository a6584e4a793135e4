import { hasSameSides, type Item, isFilled } from '../item.ts'
import { daysIn } from '../places.ts'
import type { Template } from '../template.ts'

/** One slot before and after a change; its id is the same in both. */
export type ChangedSlot = Readonly<{ dayNumber: number; before: Item; after: Item }>

/**
 * LIFE-8: the slots in which a change put something else. Of a parent that only gained or lost a leftover the leftover's slot tells, and
 * a lock loses nothing. Two versions of one template: what didn't change is the same object.
 */
export function changedSlots(before: Template, after: Template): ChangedSlot[] {
  return before.weeks.flatMap((week, weekIndex) => {
    const next = after.weeks[weekIndex]
    if (!next || next === week) return []
    return daysIn({ week, weekIndex }).flatMap(({ day, dayIndex, dayNumber }) => {
      const items = next.days[dayIndex]?.items ?? []
      if (items === day.items) return []
      return day.items.flatMap((item, at) => {
        const changed = items[at]
        return changed && !isEatenAlike(item, changed) ? [{ dayNumber, before: item, after: changed }] : []
      })
    })
  })
}

/** The same is eaten in the slot, from the same cooking. */
export function isEatenAlike(one: Item, other: Item): boolean {
  if (!isFilled(one) || !isFilled(other)) return one.kind === other.kind
  const isSameDish = one.recipeId === other.recipeId && one.servings === other.servings
  return isSameDish && hasSameSides(one, other) && parentOf(one) === parentOf(other)
}

function parentOf(item: Item): string | undefined {
  return item.kind === 'leftover' ? item.parentId : undefined
}
