import { isTimeZone } from '@butterleaf/domain/calendar/iso-date'

/** The device's time zone. A browser that can't tell answers with an unknown name (`Etc/Unknown`), and shows UTC itself. */
export function timeZone(): string {
  const named = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(named) ? named : 'UTC'
}
