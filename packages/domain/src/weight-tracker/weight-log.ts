import type { IsoDate } from '../calendar/iso-date.ts'
import type { Grams } from '../nutrition/weight.ts'

export type WeightLog = {
  id: string
  date: IsoDate
  grams: Grams
  note: string
}

export type WeightTarget = {
  grams: Grams
  date: IsoDate
}

/** A log before it is saved. */
export type WeightEntry = Omit<WeightLog, 'id'>

/** What the curves need of a log. */
export type WeighIn = Pick<WeightLog, 'date' | 'grams'>

export const noteLimitCharacters = 500

export function byDate<T extends { date: IsoDate }>(logs: readonly T[]): T[] {
  return logs.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
