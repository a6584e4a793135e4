import type { IsoDate } from '../../calendar/iso-date.ts'
import { checkLog, type EntryFault } from '../change-log.ts'
import type { Unit } from '../weight.ts'
import type { ReadingsChange } from './body-readings.ts'
import { checkReadings, type ReadingFault } from './check-readings.ts'

export type DayFault = EntryFault | ReadingFault
export type DayCheck = { ok: true } | { ok: false; faults: DayFault[] }

type DayEntry = {
  date: string
  grams: number | undefined
  note: string
  /** Undefined where nothing is said of readings: the day then needs a weight. */
  readings: ReadingsChange | undefined
}

/** WGT-7, LIFE-6: a day may have readings without a weight; a note goes with a weight. */
export function checkDay(
  { date, grams, note, readings }: DayEntry,
  today: IsoDate,
  options: { unit?: Unit | undefined } = {},
): DayCheck {
  const check = checkLog({ date, grams, note }, today, options)
  const isWeightless = grams === undefined && note === '' && readings !== undefined
  const ofLog = check.ok ? [] : check.faults.filter(({ field }) => !(isWeightless && field === 'weight'))
  const faults = [...ofLog, ...(readings ? checkReadings(readings) : [])]
  return faults.length === 0 ? { ok: true } : { ok: false, faults }
}
