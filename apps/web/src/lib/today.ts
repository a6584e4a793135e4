import { type IsoDate, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'

/** The calendar day it is for the person at this device. */
export function today(now: Date = new Date()): IsoDate {
  return isoDateInTimeZone(now, Intl.DateTimeFormat().resolvedOptions().timeZone)
}
