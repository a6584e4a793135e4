import { isTimeZone } from '@butterleaf/domain/calendar/iso-date'

/** Where the device is. A browser that can't tell says so with a name nobody knows (`Etc/Unknown`), and shows UTC itself. */
export function timeZone(): string {
  const named = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(named) ? named : 'UTC'
}
