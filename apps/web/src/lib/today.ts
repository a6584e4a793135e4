import { type IsoDate, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { timeZone } from './time-zone.ts'

/** The person's calendar day on this device. */
export function today(now: Date = new Date()): IsoDate {
  return isoDateInTimeZone(now, timeZone())
}
