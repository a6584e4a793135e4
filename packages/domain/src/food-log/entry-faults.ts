import { addDays, type IsoDate, parseIsoDate } from '../calendar/iso-date.ts'
import { mostSnackPlaces } from '../onboarding/snack/snack-room.ts'
import type { FoodExtra } from './food-extra.ts'
import type { LogEntry, LogFault } from './log-entry.ts'
import { entriesOn, snacksOn } from './log-entry.ts'
import { logLimits } from './log-limits.ts'
import { sourceFaults } from './source-faults.ts'
import type { FigureTables } from './source-figures.ts'

/** The person's plan in dates; absent without one. */
export type PlanDates = Readonly<{ first: IsoDate; last: IsoDate }>

export type EntryContext = Readonly<{ today: IsoDate; plan?: PlanDates | undefined; tables: FigureTables }>

/** LIFE-3: all that is wrong with an entry, with field and reason. */
export function entryFaults(entry: LogEntry, { today, plan, tables }: EntryContext): LogFault[] {
  return [
    ...dateFaults(entry, today, plan),
    ...placeFaults(entry),
    ...sourceFaults(entry.source, entry.figures, tables),
  ]
}

/** Days of the plan and the last 60; ahead, tomorrow, and a meal that will be out up to the plan's end. */
function dateFaults({ date, place }: LogEntry, today: IsoDate, plan: PlanDates | undefined): LogFault[] {
  if (!parseIsoDate(date)) return [{ field: 'date', message: 'Choose a real date.' }]
  const { daysBack } = logLimits
  const earliest = earlierOf(addDays(today, -daysBack), plan?.first)
  if (date < earliest)
    return [{ field: 'date', message: `Choose a day of the plan or of the last ${daysBack} days.` }]
  const tomorrow = addDays(today, 1)
  if (date <= tomorrow) return []
  if (place.kind !== 'instead')
    return [{ field: 'date', message: 'What is eaten beside the plan can be entered up to tomorrow.' }]
  return plan && date <= plan.last
    ? []
    : [{ field: 'date', message: 'Choose a day up to the end of the plan.' }]
}

function earlierOf(date: IsoDate, other: IsoDate | undefined): IsoDate {
  return other !== undefined && other < date ? other : date
}

function placeFaults({ place, source }: LogEntry): LogFault[] {
  const isWrong = source.kind === 'notCounted' && place.kind !== 'instead'
  return isWrong
    ? [{ field: 'source', message: 'Only a meal eaten instead of the planned one can stay uncounted.' }]
    : []
}

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

/** LIFE-4: all that is wrong with an extra, with field and reason. */
export function extraFaults(extra: FoodExtra, tables: FigureTables): LogFault[] {
  return [...weekdayFaults(extra), ...spanFaults(extra), ...sourceFaults(extra.source, extra.figures, tables)]
}

function weekdayFaults({ weekdays }: FoodExtra): LogFault[] {
  if (weekdays.length === 0) return [{ field: 'weekdays', message: 'Choose at least one weekday.' }]
  const isTwice = new Set(weekdays).size < weekdays.length
  return isTwice ? [{ field: 'weekdays', message: 'Choose each weekday once.' }] : []
}

function spanFaults({ from, until }: FoodExtra): LogFault[] {
  if (!parseIsoDate(from)) return [{ field: 'from', message: 'Choose a real date.' }]
  if (until === undefined) return []
  if (!parseIsoDate(until)) return [{ field: 'until', message: 'Choose a real date.' }]
  return until < from ? [{ field: 'until', message: 'The last day can’t be earlier than the first.' }] : []
}
