import type { Item } from '../item.ts'
import { changeEachItem, type Seated, seatContents } from '../operations/moving/seat-contents.ts'
import { type FoundItem, findById } from '../places.ts'
import type { Template } from '../template.ts'

/**
 * LIFE-8: leftovers of a complete day that a move took to other slots, in the slots they stood in before; the template itself where
 * there is none. What was cooked stays as much: they change places with what stands there now.
 */
export function eatWhereBefore(template: Template, slots: readonly Item[]): Template {
  return slots.reduce<Template>((current, before) => {
    const there = findById(current, before.id)
    const moved = there && findMoved(current, there, before, slots)
    if (!moved || there.item.kind === 'skipped') return current
    const seated = seatContents(current, there.item, moved.item as Seated)
    const isLocked = before.kind === 'leftover' && before.isLocked
    return changeEachItem(seated, (item) =>
      item.id === before.id && item.kind === 'leftover' ? { ...item, isLocked } : item,
    )
  }, template)
}

/** The slot, of those that the change touched, that eats the leftover now. */
function findMoved(
  template: Template,
  there: FoundItem,
  before: Item,
  slots: readonly Item[],
): FoundItem | undefined {
  if (before.kind !== 'leftover' || there.day.isComplete) return undefined
  const isIt = ({ item }: FoundItem) =>
    item.kind === 'leftover' && item.parentId === before.parentId && item.servings === before.servings
  if (isIt(there) || !findById(template, before.parentId)?.day.isComplete) return undefined
  return slots
    .flatMap(({ id }) => findById(template, id) ?? [])
    .find((found) => !found.day.isComplete && isIt(found) && !wasThere(found, slots))
}

/** It eats the same as before, so it isn't what moved. */
function wasThere({ item }: FoundItem, slots: readonly Item[]): boolean {
  const before = slots.find(({ id }) => id === item.id)
  return (
    before?.kind === 'leftover' &&
    item.kind === 'leftover' &&
    before.parentId === item.parentId &&
    before.servings === item.servings
  )
}
