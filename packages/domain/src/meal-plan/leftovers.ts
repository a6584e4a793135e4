import type { ItemId, LeftoverItem } from './item.ts'
import { type FoundItem, itemsIn } from './places.ts'
import type { Refusal } from './refusal.ts'
import { itemsOf, type Week } from './template.ts'

export function leftoversOf(week: Week, parentId: ItemId): LeftoverItem[] {
  return itemsOf(week).filter(
    (item): item is LeftoverItem => item.kind === 'leftover' && item.parentId === parentId,
  )
}

/** The slots that eat from this one, by day: what takes its place takes their dish away (LEFT-3). */
export function slotsFedBy(found: FoundItem): FoundItem[] {
  return itemsIn(found).filter(({ item }) => item.kind === 'leftover' && item.parentId === found.item.id)
}

/** What was cooked on a complete day is cooked: its leftovers stay where they are, and as large. */
export function refusalAsCooked({ item, dayNumber, ...found }: FoundItem): Refusal | undefined {
  if (item.kind !== 'leftover') return undefined
  const parent = itemsIn(found).find((other) => other.item.id === item.parentId)
  if (!parent?.day.isComplete) return undefined
  return { because: 'cooked-on-complete-day', cookedOn: parent.dayNumber, dayNumber, meal: item.meal }
}
