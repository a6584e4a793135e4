import { addDays, type IsoDate, parseIsoDate } from '../calendar/iso-date.ts'
import type { LogEntry } from './log-entry.ts'
import type { LogFault } from './log-fault.ts'
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
