import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'

const locale = 'en-US'
const timeZone = 'UTC'
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone })
const shortDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone })
const longDay = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', year: 'numeric', timeZone })

/** "Wednesday" */
export function weekdayText(date: IsoDate): string {
  return weekday.format(instantOf(date))
}

/** "Nov 25" */
export function shortDateText(date: IsoDate): string {
  return shortDay.format(instantOf(date))
}

/** "Wed, Nov 25" */
export function weekdayAndDate(date: IsoDate): string {
  return `${weekdayText(date).slice(0, 3)}, ${shortDateText(date)}`
}

/** "November 23 – 29, 2026" */
export function dateRangeText(from: IsoDate, to: IsoDate): string {
  return longDay.formatRange(instantOf(from), instantOf(to))
}

function instantOf(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`)
}
