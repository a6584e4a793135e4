import type { Week } from '../template.ts'
import { isDayReady } from './day-ready.ts'

/** DAY-2, DAY-3: where a week opens: its first day that isn't ready, else its first incomplete one, else its first. */
export function activeDayIndex(week: Week): number {
  const notReady = week.days.findIndex((day) => !isDayReady(day))
  return notReady === -1 ? Math.max(0, nextToComplete(week)) : notReady
}

/** DAY-5: the first incomplete day, which alone can be completed; -1 in a complete week. */
export function nextToComplete({ days }: Week): number {
  return days.findIndex(({ isComplete }) => !isComplete)
}

/** DAY-5: the last complete day, which alone can be reopened; -1 where none is complete. */
export function lastComplete({ days }: Week): number {
  return days.findLastIndex(({ isComplete }) => isComplete)
}
