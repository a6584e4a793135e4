import { vi } from 'vitest'

/** Waits until the expectation holds, with fake timers too, for as long as queries wait for elements. */
export function until(expected: () => void): Promise<void> {
  return vi.waitFor(expected, { timeout: 5000 })
}
