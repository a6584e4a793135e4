import { vi } from 'vitest'

/** Waits until what is expected holds, with fake timers too; as patient as what waits for elements. */
export function until(expected: () => void): Promise<void> {
  return vi.waitFor(expected, { timeout: 5000 })
}
