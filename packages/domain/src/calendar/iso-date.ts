/** A real day of the calendar, `YYYY-MM-DD`, without a time or a zone. Text order is date order. */
export type IsoDate = string & { readonly brand: 'IsoDate' }

const msPerDay = 86_400_000
const firstYear = 1900
const lastYear = 2200

export function parseIsoDate(text: string): IsoDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const year = Number(text.slice(0, 4))
  if (year < firstYear || year > lastYear) return undefined
  const instant = new Date(`${text}T00:00:00Z`)
  // Some engines roll 30 February over instead of refusing it, so the day is read back.
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
  return isReal ? (text as IsoDate) : undefined
}

/** The calendar day it is in that place at that instant. */
export function isoDateInTimeZone(instant: Date, timeZone: string): IsoDate {
  const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as IsoDate
}

export function isTimeZone(text: string): boolean {
  // Bare offsets such as +02:00 are known to newer engines only, so no engine takes them.
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text })
    return true
  } catch {
    return false
  }
}

/** Whole days since 1970-01-01; counted in UTC, where every day has 24 hours. */
export function dayNumber(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) / msPerDay
}

export function fromDayNumber(day: number): IsoDate {
  const whole = Math.floor(day)
  const known = datesByNumber.get(whole)
  if (known !== undefined) return known
  const date = new Date(whole * msPerDay).toISOString().slice(0, 10) as IsoDate
  if (datesByNumber.size === mostDatesKept) datesByNumber.clear()
  datesByNumber.set(whole, date)
  return date
}

/** A server writes the same few hundred dates thousands of times a second. */
const datesByNumber = new Map<number, IsoDate>()
const mostDatesKept = 4_000

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(dayNumber(date) + days)
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from)
}
