import { entriesOn, snacksOn } from './eaten-day.ts'
import type { LogEntry } from './log-entry.ts'
import type { LogFault } from './log-fault.ts'
import { logLimits, mostSnackPlaces } from './log-limits.ts'

/** LIFE-3, LIFE-7: an entry that its day has no place for. One that stands there already keeps its place. */
export function fullDayFaults(entry: LogEntry, entries: readonly LogEntry[]): LogFault[] {
  const isThere = (ofDay: readonly LogEntry[]) => ofDay.some(({ id }) => id === entry.id)
  const snacks = snacksOn(entries, entry.date)
  if (entry.place.kind === 'snack' && snacks.length >= mostSnackPlaces && !isThere(snacks))
    return [{ field: 'place', message: `A day has up to ${mostSnackPlaces} snacks. Add this with a meal.` }]
  const ofDay = entriesOn(entries, entry.date)
  const { entriesPerDay } = logLimits
  return ofDay.length >= entriesPerDay && !isThere(ofDay)
    ? [{ field: 'date', message: `A day takes up to ${entriesPerDay} entries.` }]
    : []
}
