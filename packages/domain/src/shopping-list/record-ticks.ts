import { capMark, type Mark } from './mark.ts'
import { mergeTicks, type Tick } from './ticks.ts'

/** A phone that was offline may say what its list asked for; without that, today's need is taken. */
export type SentTick = Mark & { ingredient: string; neededGrams?: number | undefined }

export type RecordingAt = {
  /** What the list asks for now, by the food's name. */
  neededGramsOf: ReadonlyMap<string, number>
  nowMs: number
}

/** SHOP-5: what is held after ticks came in; the same ones sent again change nothing. */
export function recordTicks(
  held: readonly Tick[],
  sent: readonly SentTick[],
  { neededGramsOf, nowMs }: RecordingAt,
): Tick[] {
  const stamped = sent.map((tick) => ({
    ...tick,
    neededGrams: tick.neededGrams ?? neededGramsOf.get(tick.ingredient) ?? 0,
  }))
  // Among themselves first: clocks ahead of ours would all be set to the same instant.
  const incoming = mergeTicks(stamped, []).map((tick) => capMark(tick, nowMs))
  const isHeld = (tick: Tick) => held.some((other) => isSameTick(tick, other))
  return mergeTicks(
    held,
    incoming.filter((tick) => !isHeld(tick)),
  )
}

/** Sent again after the need had changed, it is still the tick of then. */
function isSameTick(a: Tick, b: Tick): boolean {
  return a.ingredient === b.ingredient && a.atMs === b.atMs && a.checked === b.checked
}
