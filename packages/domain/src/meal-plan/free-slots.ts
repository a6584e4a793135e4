// What a draw may touch. Apart from where a plan stands, which a first screen asks: it draws nothing.
import { cookingOf, type ItemId, isFilled } from './item.ts'
import { refusalAsCooked } from './leftovers.ts'
import { type DayPlace, type FoundItem, findWeek, itemsIn, type WeekPlace } from './places.ts'
import type { Refusal } from './refusal.ts'
import type { Template, Week } from './template.ts'

/**
 * The slots a random draw may touch, of a day or of a whole week: open ones, and dishes nobody locked. Skipped ones stay.
 * A parent and its leftovers are drawn together or not at all, so a draw for one day leaves them alone: it never empties a slot
 * of another day.
 */
export function freeSlots(template: Template, scope: WeekPlace | DayPlace): FoundItem[] {
  const found = findWeek(template, scope)
  if (!found) return []
  const isInScope = ({ day }: FoundItem) => !('dayId' in scope) || day.id === scope.dayId
  const slots = itemsIn(found)
  const held = heldCookings(found.week)
  const elsewhere = new Set(slots.filter((slot) => !isInScope(slot)).map(({ item }) => cookingOf(item)))
  return slots.filter((slot) => {
    const { day, item } = slot
    const cooking = cookingOf(item)
    const isFree = !day.isComplete && item.kind !== 'skipped' && !held.has(cooking)
    return isFree && isInScope(slot) && !elsewhere.has(cooking)
  })
}

/** Cookings of which an item is locked or on a complete day: a draw and a new plan keep all of their items. */
export function heldCookings({ days }: Week): ReadonlySet<ItemId> {
  const held = days.flatMap(({ isComplete, items }) =>
    items.filter((item) => isFilled(item) && (isComplete || item.isLocked)),
  )
  return new Set(held.map(cookingOf))
}

/** Why chance may not put another dish here; of a parent that may go, the leftovers are freed. */
export function refusalToDraw(found: FoundItem): Refusal | undefined {
  const { week, item, dayNumber } = found
  const { meal } = item
  if (item.kind === 'skipped') return { because: 'slot-skipped', dayNumber, meal }
  const asCooked = refusalAsCooked(found)
  if (asCooked) return asCooked
  return heldCookings(week).has(cookingOf(item)) ? { because: 'slot-locked', dayNumber, meal } : undefined
}
