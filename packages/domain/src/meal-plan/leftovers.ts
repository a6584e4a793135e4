import type { ItemId, LeftoverItem } from './item.ts'
import { type FoundItem, itemsIn } from './places.ts'
import type { Refusal } from './refusal.ts'
import { itemsOf, type Week } from './template.ts'

export function leftoversOf(week: Week, parentId: ItemId): LeftoverItem[] {
  return itemsOf(week).filter(
    (item): item is LeftoverItem => item.kind === 'leftover' && item.parentId === parentId,
  )
}

/** What was cooked on a complete day is cooked: its leftovers stay where they are, and as large. */
export function refusalAsCooked({ item, dayNumber, ...found }: FoundItem): Refusal | undefined {
  if (item.kind !== 'leftover') return undefined
  const parent = itemsIn(found).find((other) => other.item.id === item.parentId)
  if (!parent?.day.isComplete) return undefined
  return { because: 'cooked-on-complete-day', cookedOn: parent.dayNumber, dayNumber, meal: item.meal }
}
