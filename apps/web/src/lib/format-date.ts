import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'

const styles = {
  short: { day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  weekdayName: { weekday: 'long' },
  weekdayLetter: { weekday: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A calendar date in the person's own language; without a time zone, so none can shift it. */
export function formatDate(date: IsoDate | string, style: keyof typeof styles): string {
  const format = new Intl.DateTimeFormat(undefined, { ...styles[style], timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}
