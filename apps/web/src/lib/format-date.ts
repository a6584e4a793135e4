import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'

const styles = {
  short: { day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  weekdayName: { weekday: 'long' },
  weekdayLetter: { weekday: 'narrow' },
  weekdayShort: { weekday: 'short' },
  dayOfMonth: { day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A calendar date in the person's own language; without a time zone, so none can shift it. */
export function formatDate(date: IsoDate | string, style: keyof typeof styles): string {
  return formatOf(style).format(instantOf(date))
}

/** "Nov 16 – 22" */
export function formatDates(from: IsoDate, to: IsoDate, style: keyof typeof styles): string {
  return formatOf(style).formatRange(instantOf(from), instantOf(to))
}

function formatOf(style: keyof typeof styles): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(undefined, { ...styles[style], timeZone: 'UTC' })
}

function instantOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}
