import { feedersOf } from '../feeding.ts'
import { type ItemId, isFilled } from '../item.ts'
import { addLeftover } from '../operations/add-leftover.ts'
import { applyInOrder, type Outcome } from '../operations/change-template.ts'
import { fillSlot } from '../operations/fill-slot.ts'
import { allItems, type FoundItem, findSlot, placeOf } from '../places.ts'
import type { Template } from '../template.ts'
import type { DrawnDays, DrawnItem } from './draft.ts'

/**
 * Puts a drawn plan into the open slots; where something was kept, that stays as it is. So a drawn leftover never eats from a kept dish,
 * also where the draw happens to bring the same dish again: as much is cooked there as was (PLAN-6).
 */
export function fillAsDrawn(template: Template, days: DrawnDays): Outcome {
  const kept = new Set(allItems(template).flatMap(({ item }) => (isFilled(item) ? [item.id] : [])))
  const drawn = days.flatMap((items, day) => items.map((item) => ({ item, dayNumber: day + 1 })))
  const fresh = drawn.filter(({ item }) => !item.leftoverOf)
  const fed = drawn.filter(({ item }) => item.leftoverOf)
  return applyInOrder(
    template,
    [...fresh, ...fed].map(({ item, dayNumber }) => (current) => {
      const slot = findSlot(current, dayNumber, item.meal)
      const isOpen = slot?.item.kind === 'empty' && !slot.day.isComplete
      return slot && isOpen ? fill(current, slot, item, kept) : { ok: true, template: current }
    }),
  )
}

/** A leftover whose parent had to give way to something kept is cooked afresh. */
function fill(
  template: Template,
  slot: FoundItem,
  { leftoverOf, ...plate }: DrawnItem,
  kept: ReadonlySet<ItemId>,
): Outcome {
  const parentId = leftoverOf && parentFor(slot, { leftoverOf, ...plate }, kept)
  if (!parentId) return fillSlot(template, placeOf(slot), plate)
  const { meal, servings, sides } = plate
  return addLeftover(template, placeOf(slot), { meal, parentId, servings, sides })
}

/** The slot it was drawn to eat from, or the last other one with the same dish; none that was cooked earlier, which may not keep. */
function parentFor(
  slot: FoundItem,
  { meal, recipeId, leftoverOf }: DrawnItem,
  kept: ReadonlySet<ItemId>,
): ItemId | undefined {
  const keepsDays = slot.dayNumber - 1 - (leftoverOf?.day ?? 0)
  const feeders = feedersOf(slot, meal, () => keepsDays).filter(
    ({ item }) => item.recipeId === recipeId && !kept.has(item.id),
  )
  const drawn = feeders.find(
    ({ item, dayNumber }) => dayNumber - 1 === leftoverOf?.day && item.meal === leftoverOf.meal,
  )
  return (drawn ?? feeders.at(-1))?.item.id
}
