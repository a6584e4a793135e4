import { emptied } from '../item.ts'
import type { FoundItem, ItemPlace } from '../places.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Template } from '../template.ts'
import { changeItem, type Outcome } from './change-template.ts'
import { putInSlot } from './put-in-slot.ts'

/** Of the three meals of a day, so that one always remains. */
export const mostSkipped = 2

export function skipSlot(template: Template, place: ItemPlace): Outcome {
  return changeItem(template, place, (found) => {
    const { week, item } = found
    const { id, meal, kind } = item
    if (kind === 'skipped') return week
    if (meal === 'dessert') return refuse({ because: 'skip-dessert' })
    const refusal = refusalToSkip(template, found)
    return refusal ? refuse(refusal) : putInSlot(week, item, { id, meal, kind: 'skipped' })
  })
}

export function unskipSlot(template: Template, place: ItemPlace): Outcome {
  return changeItem(template, place, ({ week, item }) =>
    item.kind === 'skipped' ? putInSlot(week, item, emptied(item)) : week,
  )
}

/** ITEM-3, of a main meal. */
export function refusalToSkip({ mode }: Template, { day, dayNumber, item }: FoundItem): Refusal | undefined {
  const { meal, kind } = item
  if (mode !== 'own') return { because: 'skip-in-generated-plan' }
  if (kind === 'leftover') return { because: 'skip-leftover', dayNumber, meal }
  if (kind === 'leftoverParent') return { because: 'skip-leftover-parent', dayNumber, meal }
  const skipped = day.items.filter((other) => other.kind === 'skipped').length
  return skipped >= mostSkipped ? { because: 'too-many-skipped', dayNumber } : undefined
}
