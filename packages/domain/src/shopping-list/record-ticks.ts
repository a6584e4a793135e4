import { capMark, type Mark } from './mark.ts'
import { mergeTicks, type Tick } from './ticks.ts'

/** A phone that was offline may send the need its list showed; otherwise today's need applies. */
export type SentTick = Mark & { ingredient: string; neededGrams?: number | undefined }

export type RecordingAt = {
  /** The list's current needs, by the food's name. */
  neededGramsOf: ReadonlyMap<string, number>
  nowMs: number
}

/** SHOP-5: the stored ticks after new ones came in; sending the same ones again changes nothing. */
export function recordTicks(
  held: readonly Tick[],
  sent: readonly SentTick[],
  { neededGramsOf, nowMs }: RecordingAt,
): Tick[] {
  const stamped = sent.map((tick) => ({
    ...tick,
    neededGrams: tick.neededGrams ?? neededGramsOf.get(tick.ingredient) ?? 0,
  }))
  // Merged with each other first: clocks ahead of ours would all be set to the same instant.
  const incoming = mergeTicks(stamped, []).map((tick) => capMark(tick, nowMs))
  const isHeld = (tick: Tick) => held.some((other) => isSameTick(tick, other))
  return mergeTicks(
    held,
    incoming.filter((tick) => !isHeld(tick)),
  )
}

/** A repeat is the same tick, even when the need has changed since. */
function isSameTick(a: Tick, b: Tick): boolean {
  return a.ingredient === b.ingredient && a.atMs === b.atMs && a.checked === b.checked
}
