import { type IsoDate, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { timeZone } from './time-zone.ts'

/** The calendar day it is for the person at this device. */
export function today(now: Date = new Date()): IsoDate {
  return isoDateInTimeZone(now, timeZone())
}
