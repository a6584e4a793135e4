import type { IsoDate } from '../../calendar/iso-date.ts'
import type { Unit } from '../../nutrition/weight.ts'
import { checkLog, type EntryFault } from '../change-log.ts'
import type { GlucoseUnit, ReadingKind, ReadingsChange, WaistUnit } from './body-readings.ts'

type Limits = Readonly<{ minimum: number; maximum: number }>

/** LIFE-6: beyond these a reading is a slip, or another unit. Meters and strips show no more. */
export const glucoseLimits: Readonly<Record<GlucoseUnit, Limits>> = {
  'mg/dL': { minimum: 20, maximum: 600 },
  'mmol/L': { minimum: 1.1, maximum: 33.3 },
}
export const waistLimits: Readonly<Record<WaistUnit, Limits>> = {
  cm: { minimum: 40, maximum: 250 },
  in: { minimum: 15.8, maximum: 98.4 },
}
const bloodKetoneLimits: Limits = { minimum: 0, maximum: 20 }
const breathKetoneLimits: Limits = { minimum: 0, maximum: 200 }

/** As with weights. */
export const readingDecimals = 2

const readingNames = {
  bloodKetones: 'blood ketones',
  breathKetones: 'breath ketones',
  urineKetones: 'urine ketones',
  glucose: 'glucose',
  waist: 'a waist',
} as const satisfies Record<ReadingKind, string>

export type ReadingFault = { field: ReadingKind; message: string }

/** All faults at once. */
export function checkReadings({
  bloodKetones,
  breathKetones,
  glucose,
  waist,
}: ReadingsChange): ReadingFault[] {
  return [
    ...numberFault('bloodKetones', bloodKetones, { ...bloodKetoneLimits, unit: 'mmol/L' }),
    ...numberFault('breathKetones', breathKetones, { ...breathKetoneLimits, unit: 'ppm' }),
    ...(glucose
      ? numberFault('glucose', glucose.value, { ...glucoseLimits[glucose.unit], unit: glucose.unit })
      : []),
    ...(waist ? numberFault('waist', waist.value, { ...waistLimits[waist.unit], unit: waist.unit }) : []),
  ]
}

function numberFault(
  field: ReadingKind,
  value: number | null | undefined,
  { minimum, maximum, unit }: Limits & { unit: string },
): ReadingFault[] {
  if (value === null || value === undefined) return []
  const name = readingNames[field]
  if (!(value >= minimum && value <= maximum))
    return [{ field, message: `Enter ${name} from ${minimum} to ${maximum} ${unit}.` }]
  const isExact = Number(value.toFixed(readingDecimals)) === value
  return isExact ? [] : [{ field, message: `Enter ${name} with ${readingDecimals} decimals at most.` }]
}

type DayFault = EntryFault | ReadingFault
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
