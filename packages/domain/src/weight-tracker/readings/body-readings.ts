import type { IsoDate } from '../../calendar/iso-date.ts'

/** What a strip shows. */
export const urineKetones = ['negative', 'trace', 'small', 'moderate', 'large'] as const
export type UrineKetones = (typeof urineKetones)[number]

export const glucoseUnits = ['mg/dL', 'mmol/L'] as const
export const waistUnits = ['cm', 'in'] as const
export type GlucoseUnit = (typeof glucoseUnits)[number]
export type WaistUnit = (typeof waistUnits)[number]

/** As it was typed: nothing is converted before it is shown. */
export type Measured<Unit extends string> = Readonly<{ value: number; unit: Unit }>

/** LIFE-6: what a person may log beside the weight; null where they didn't. */
export type BodyReadings = Readonly<{
  /** mmol/L */
  bloodKetones: number | null
  /** ppm */
  breathKetones: number | null
  urineKetones: UrineKetones | null
  glucose: Measured<GlucoseUnit> | null
  waist: Measured<WaistUnit> | null
}>

export type ReadingKind = keyof BodyReadings

/** One set a day at most. */
export type DayReadings = BodyReadings & Readonly<{ date: IsoDate }>

/** What is absent stays as it is; null removes it. */
export type ReadingsChange = Readonly<{ [Kind in ReadingKind]?: BodyReadings[Kind] | undefined }>

export const noReadings: BodyReadings = {
  bloodKetones: null,
  breathKetones: null,
  urineKetones: null,
  glucose: null,
  waist: null,
}

export const readingKinds = Object.keys(noReadings) as ReadingKind[]

export function hasReading(readings: ReadingsChange): boolean {
  return readingKinds.some((kind) => (readings[kind] ?? null) !== null)
}

export function applyReadingsChange(before: BodyReadings, change: ReadingsChange): BodyReadings {
  const after = <Kind extends ReadingKind>(kind: Kind): BodyReadings[Kind] => {
    const changed: BodyReadings[Kind] | undefined = change[kind]
    return changed === undefined ? before[kind] : changed
  }
  return {
    bloodKetones: after('bloodKetones'),
    breathKetones: after('breathKetones'),
    urineKetones: after('urineKetones'),
    glucose: after('glucose'),
    waist: after('waist'),
  }
}
