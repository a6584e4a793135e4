import { servingsText } from './servings-text.ts'

/** Equal batches of one dish, one after the other in the same pan. */
export type PanBatches = { count: number; servingsEach: number }

/** Undefined where one pan holds it all. */
export function batchesOf(servings: number, atOnce: number | undefined): PanBatches | undefined {
  const count = countBatches(servings, atOnce)
  return count > 1 ? { count, servingsEach: servings / count } : undefined
}

function countBatches(servings: number, atOnce: number | null | undefined): number {
  if (!atOnce || !(atOnce > 0)) return 1
  // A rounding error is no reason for another pan.
  return Math.max(1, Math.ceil(servings / atOnce - 1e-9))
}

/** A recipe's minutes as written, for its own servings. */
export type WrittenTimes = Readonly<{
  prepMinutes: number
  cookMinutes: number
  servings: number
  /** Absent where one pot holds any number. */
  atOnce?: number | null | undefined
}>

/**
 * HELD-4: prep and cook of so many servings. What doesn't fit the pan cooks again after it; the written minutes hold the batches of the
 * written servings. A pan of one serving is filled by hand each time, so prep comes again with each.
 */
export function timesOfCooking(
  { prepMinutes, cookMinutes, servings: written, atOnce }: WrittenTimes,
  servings: number,
): Pick<WrittenTimes, 'prepMinutes' | 'cookMinutes'> {
  const times = countBatches(servings, atOnce) / countBatches(written, atOnce)
  const preps = atOnce === 1 ? Math.max(1, times) : 1
  return { prepMinutes: Math.round(preps * prepMinutes), cookMinutes: Math.round(times * cookMinutes) }
}

/** Both together, as times are meant everywhere. */
export function minutesOfCooking(recipe: WrittenTimes, servings: number): number {
  const { prepMinutes, cookMinutes } = timesOfCooking(recipe, servings)
  return prepMinutes + cookMinutes
}

/** PLATE-3: of what is cooked for one meal each has its prep, and what cooks shorter cooks beside the longest. */
export function minutesTogether(
  cookings: readonly Readonly<{ recipe: WrittenTimes; servings: number }>[],
): number {
  const times = cookings.map(({ recipe, servings }) => timesOfCooking(recipe, servings))
  const prepMinutes = times.reduce((sum, one) => sum + one.prepMinutes, 0)
  return prepMinutes + Math.max(0, ...times.map(({ cookMinutes }) => cookMinutes))
}

/** "in 2 batches of 3 servings" */
export function batchText({ count, servingsEach }: PanBatches): string {
  return `in ${count} batches of ${servingsText(servingsEach)}`
}
