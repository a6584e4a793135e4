import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'

/** Of both documents. A later one gets another number and a reader of its own. */
const format = 1

type EntryDocument = Pick<LogEntry, 'place' | 'source' | 'figures' | 'keepsLeftovers'>

export function entryDocument({ place, source, figures, keepsLeftovers }: LogEntry): string {
  return JSON.stringify({ format, place, source, figures, keepsLeftovers })
}

export function readEntryDocument(id: string, date: IsoDate, text: string): LogEntry {
  const { place, source, figures, keepsLeftovers } = JSON.parse(text) as EntryDocument
  return { id, date, place, source, figures, ...(keepsLeftovers && { keepsLeftovers }) }
}

export function extraDocument({ id: _id, ...extra }: FoodExtra): string {
  return JSON.stringify({ format, ...extra })
}

export function readExtraDocument(id: string, text: string): FoodExtra {
  const { format: _format, ...extra } = JSON.parse(text) as Omit<FoodExtra, 'id'> & { format: number }
  return { id, ...extra }
}
