import { servingsText } from '../meal-plan/servings-text.ts'

/** Equal batches of one dish, one after the other in the same pan. */
export type PanBatches = { count: number; servingsEach: number }

/** Undefined where one pan holds it all. */
export function batchesOf(servings: number, atOnce: number | undefined): PanBatches | undefined {
  if (atOnce === undefined || !(atOnce > 0)) return undefined
  // A billionth too many is no reason for another pan.
  const count = Math.ceil(servings / atOnce - 1e-9)
  return count > 1 ? { count, servingsEach: servings / count } : undefined
}

/** "in 2 batches of 3 servings" */
export function batchText({ count, servingsEach }: PanBatches): string {
  return `in ${count} batches of ${servingsText(servingsEach)}`
}
