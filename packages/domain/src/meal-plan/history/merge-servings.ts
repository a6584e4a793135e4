import { entryOfAct, type PlanAct } from '../acts/plan-acts.ts'
import { helpingsOf, isFilled } from '../item.ts'
import type { ChangedSlot } from './changed-slots.ts'
import type { GuestChange } from './company-changes.ts'

/** An entry of a history as it is stored. */
type Entry = Readonly<{
  version: number
  at: string
  act: PlanAct
  slots: readonly ChangedSlot[]
  guests?: readonly GuestChange[] | undefined
}>

/**
 * Presses of plus and minus on one dish, what stands beside it, or its guests, right after each other, are one change: it has the id of the first press, so that bringing it
 * back gives what was before all of them.
 */
export function mergeServings<One extends Entry>(newestFirst: readonly One[]): One[] {
  const merged: One[] = []
  for (const older of newestFirst) {
    const newer = merged.at(-1)
    const one = newer && mergedInto(newer, older)
    if (one) merged[merged.length - 1] = one
    else merged.push(older)
  }
  return merged
}

function mergedInto<One extends Entry>(newer: One, older: One): One | undefined {
  const [invited, before] = [pressedGuests(newer), pressedGuests(older)]
  if (invited && before && invited.itemId === before.itemId)
    return { ...newer, version: older.version, guests: [{ ...invited, before: before.before }] }
  const slot = pressedSlot(newer)
  const first = pressedSlot(older)
  if (!slot || !first || newer.act !== older.act || slot.before.id !== first.before.id) return undefined
  return { ...newer, version: older.version, slots: [{ ...slot, before: first.before }] }
}

/** TOG-2: the one meal at which nothing but its guests changed. */
export function pressedGuests({
  act,
  slots,
  guests = [],
}: Pick<Entry, 'act' | 'slots' | 'guests'>): GuestChange | undefined {
  return act === 'setGuests' && slots.length === 0 && guests.length === 1 ? guests[0] : undefined
}

/** The one slot in which nothing but an amount changed. */
export function pressedSlot({ act, slots }: Pick<Entry, 'act' | 'slots'>): ChangedSlot | undefined {
  const [slot, ...others] = slots
  if (!slot || others.length > 0 || !entryOfAct(act).arePressesJoined) return undefined
  return dishesIn(slot.before) === dishesIn(slot.after) ? slot : undefined
}

function dishesIn(item: ChangedSlot['before']): string {
  return isFilled(item)
    ? helpingsOf(item)
        .map(({ recipeId }) => recipeId)
        .join()
    : item.kind
}
