import type { Clock } from '@butterleaf/server-kit/process/clock'

export interface TestClock extends Clock {
  /** Moves the clock ahead without waiting. */
  advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void
}

/** Runs with real time, since tokens carry real instants, and can be moved ahead of it. */
export function testClock(): TestClock {
  let offsetMs = 0
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance: ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
      offsetMs += (seconds + 60 * (minutes + 60 * (hours + 24 * days))) * 1000
    },
  }
}
