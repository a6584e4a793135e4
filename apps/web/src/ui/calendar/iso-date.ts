/** A calendar day as "2026-11-20": no clock, no time zone. */
export type IsoDate = string

const dayMs = 86_400_000

export function isoDateMs(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function isoDateAt(ms: number): IsoDate {
  return new Date(ms).toISOString().slice(0, 10)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return isoDateAt(isoDateMs(date) + days * dayMs)
}

/** The same day of another month, or that month's last day where it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDateAt(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

/** "2026-11-20" → "2026-11". */
export function monthOf(date: IsoDate): string {
  return date.slice(0, 7)
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(isoDateMs(date)).getUTCDay() || 7
}

/** Formats a day without letting the reader's time zone move it. */
export function formatIsoDate(date: IsoDate, locale?: string, options?: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(isoDateMs(date))
}
