import { type KeepsDays, refusalAsKept, refusalToEatLater } from '../../feeding.ts'
import { cookingOf, type ItemId, type LeftoverItem } from '../../item.ts'
import { allItems, type FoundItem, findById } from '../../places.ts'
import type { Refusal } from '../../refusal.ts'
import type { Template } from '../../template.ts'

/** A leftover that can't be eaten from its cooking any more, and why. */
export type Stranded = Readonly<{
  slot: FoundItem & Readonly<{ item: LeftoverItem }>
  parent: FoundItem
  because: Refusal
}>

/** Of what is cooked or eaten in these slots. */
export function strandedLeftovers(
  template: Template,
  slots: readonly ItemId[],
  keepsDaysOf: KeepsDays,
): Stranded[] {
  const cookings = new Set(
    slots.flatMap((id) => {
      const item = findById(template, id)?.item
      return item ? [cookingOf(item)] : []
    }),
  )
  return allItems(template).flatMap((slot): Stranded[] => {
    const { item } = slot
    if (item.kind !== 'leftover' || !cookings.has(item.parentId)) return []
    const parent = findById(template, item.parentId)
    const because = parent && refusalToEatFrom(parent, slot, keepsDaysOf)
    return parent && because ? [{ slot: { ...slot, item }, parent, because }] : []
  })
}

/** Why the slot can't eat what is cooked there, wherever both are by now. */
export function refusalToEatFrom(
  parent: FoundItem,
  slot: FoundItem,
  keepsDaysOf: KeepsDays,
): Refusal | undefined {
  return refusalToEatLater(parent, slot, slot.item.meal) ?? refusalAsKept(parent, slot, keepsDaysOf)
}
