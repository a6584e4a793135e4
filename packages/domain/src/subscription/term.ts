import { type Instant, instantOf } from './instant.ts'

/** The stretch of time that one invoice pays for. */
export interface Term {
  startsAt: Instant
  endsAt: Instant
}

/**
 * The same day and time of a later month; its last day where the month is too short. Always counted from the
 * first anchor, or the 31st would become the 28th for good after one February.
 */
export function addMonths(anchor: Instant, months: number): Instant {
  const date = new Date(anchor)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  date.setUTCDate(Math.min(day, daysInMonth(date)))
  return instantOf(date)
}

/** The term that begins so many months after the anchor. */
export function termAt(anchor: Instant, monthsBefore: number, months: number): Term {
  return { startsAt: addMonths(anchor, monthsBefore), endsAt: addMonths(anchor, monthsBefore + months) }
}

function daysInMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
}
