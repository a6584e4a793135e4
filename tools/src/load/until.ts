import { setTimeout as pause } from 'node:timers/promises'

/** Waits for something to be true; answers with the milliseconds it took, or says what never came. */
export async function until(
  what: string,
  isTrue: () => unknown,
  { withinMs = 60_000, everyMs = 100 } = {},
): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < withinMs) {
    if (await isTrue()) return performance.now() - startedAt
    await pause(everyMs)
  }
  throw new Error(`After ${withinMs / 1000} s there is still no ${what}.`)
}
