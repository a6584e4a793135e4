import {
  daysApart,
  daysFrozenKeeps,
  type KeepsDays,
  listAged,
  refusalAsKept,
  refusalToEatLater,
} from '../../feeding.ts'
import { cookingOf, type ItemId, type LeftoverItem } from '../../item.ts'
import { allItems, type FoundItem, findById } from '../../places.ts'
import type { Refusal } from '../../refusal.ts'
import type { Template } from '../../template.ts'
import { idAfterMove, type Seated, seatContents } from './seat-contents.ts'

/** A leftover that can't be eaten from its cooking any more, and why. */
export type Stranded = Readonly<{
  slot: FoundItem & Readonly<{ item: LeftoverItem }>
  parent: FoundItem
  because: Refusal
}>

/** `frozen`: TOG-1, slots that eat what is frozen in time, so that its age is no matter. */
export type LeftoverKeeping = Readonly<{ keepsDaysOf: KeepsDays; frozen: ReadonlySet<ItemId> }>

/** What a move puts into two slots, the leftovers that it parts from their cooking, and those that are frozen as before. */
export type SeatedMove = LeftoverKeeping & Readonly<{ seated: Template; stranded: readonly Stranded[] }>

/** LIFE-1: what stands in two slots, each in the other one. */
export function seatMove(template: Template, one: Seated, other: Seated, keepsDaysOf: KeepsDays): SeatedMove {
  const seated = seatContents(template, one, other)
  const movedId = idAfterMove(one, other)
  const frozen = new Set(listAged(template, keepsDaysOf).map(({ slot }) => movedId(slot.item.id)))
  const keeping = { keepsDaysOf, frozen }
  return { ...keeping, seated, stranded: strandedLeftovers(seated, [one.id, other.id], keeping) }
}

/** Of what is cooked or eaten in these slots. */
function strandedLeftovers(
  template: Template,
  slots: readonly ItemId[],
  keeping: LeftoverKeeping,
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
    const because = parent && refusalToEatFrom(parent, slot, keeping)
    return parent && because ? [{ slot: { ...slot, item }, parent, because }] : []
  })
}

/** Why the slot can't eat what is cooked there, wherever both are by now. */
export function refusalToEatFrom(
  parent: FoundItem,
  slot: FoundItem,
  { keepsDaysOf, frozen }: LeftoverKeeping,
): Refusal | undefined {
  const refusal = refusalToEatLater(parent, slot, slot.item.meal) ?? refusalAsKept(parent, slot, keepsDaysOf)
  const isOfAge = refusal?.because === 'feeds-too-late' || refusal?.because === 'keeps-too-short'
  const isFrozen = frozen.has(slot.item.id) && daysApart(parent, slot) <= daysFrozenKeeps
  return isOfAge && isFrozen ? undefined : refusal
}
