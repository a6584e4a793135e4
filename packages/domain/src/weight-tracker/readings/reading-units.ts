import type { Unit } from '../../nutrition/weight.ts'
import type { DayReadings, GlucoseUnit, Measured, WaistUnit } from './body-readings.ts'

/** Of glucose: 180.156 g a mole. */
const mgPerDlPerMmol = 18.0156
const cmPerInch = 2.54

export type ReadingUnits = Readonly<{ glucose: GlucoseUnit; waist: WaistUnit }>

/** As typed, or converted to what meters show: whole mg/dL, tenths of mmol/L. */
export function glucoseIn({ value, unit }: Measured<GlucoseUnit>, wanted: GlucoseUnit): number {
  if (unit === wanted) return value
  return wanted === 'mg/dL' ? Math.round(value * mgPerDlPerMmol) : roundToTenth(value / mgPerDlPerMmol)
}

/** As typed, or converted to tenths. */
export function waistIn({ value, unit }: Measured<WaistUnit>, wanted: WaistUnit): number {
  if (unit === wanted) return value
  return roundToTenth(wanted === 'cm' ? value * cmPerInch : value / cmPerInch)
}

/** Those of the last readings, else the usual ones beside the weight's unit. */
export function usualReadingUnits(readings: readonly DayReadings[], unit: Unit): ReadingUnits {
  const newestFirst = readings.toSorted((a, b) => (a.date < b.date ? 1 : -1))
  return {
    glucose:
      newestFirst.find(({ glucose }) => glucose)?.glucose?.unit ?? (unit === 'us' ? 'mg/dL' : 'mmol/L'),
    waist: newestFirst.find(({ waist }) => waist)?.waist?.unit ?? (unit === 'us' ? 'in' : 'cm'),
  }
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}
