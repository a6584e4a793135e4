/** A moment, as `Date.toISOString` writes it. Text order is time order. */
export type Instant = string & { readonly brand: 'Instant' }

const msPerDay = 86_400_000

export function instantOf(date: Date): Instant {
  return date.toISOString() as Instant
}

export function addMs(at: Instant, ms: number): Instant {
  return instantOf(new Date(Date.parse(at) + ms))
}

/** Days of 24 hours: in UTC there are no others. */
export function addDaysToInstant(at: Instant, days: number): Instant {
  return addMs(at, days * msPerDay)
}
