import { entryOfAct, type PlanAct } from '../acts/plan-acts.ts'
import type { ChangedSlot } from './changed-slots.ts'

/** An entry of a history as it is stored. */
type Entry = Readonly<{ version: number; at: string; act: PlanAct; slots: readonly ChangedSlot[] }>

/**
 * Presses of plus and minus on one dish, right after each other, are one change: it has the id of the first press, so that bringing it
 * back gives the servings before all of them.
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
  const slot = servedSlot(newer)
  const first = servedSlot(older)
  if (!slot || !first || slot.before.id !== first.before.id) return undefined
  return { ...newer, version: older.version, slots: [{ ...slot, before: first.before }] }
}

function servedSlot({ act, slots }: Entry): ChangedSlot | undefined {
  return entryOfAct(act).arePressesJoined && slots.length === 1 ? slots[0] : undefined
}
