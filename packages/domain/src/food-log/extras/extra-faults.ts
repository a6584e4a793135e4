import { parseIsoDate } from '../../calendar/iso-date.ts'
import type { FoodExtra } from '../food-extra.ts'
import type { LogFault } from '../log-fault.ts'
import { sourceFaults } from '../source-faults.ts'
import type { FigureTables } from '../source-figures.ts'

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
