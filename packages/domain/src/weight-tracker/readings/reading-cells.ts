import {
  type BodyReadings,
  hasReading,
  type ReadingKind,
  type ReadingsChange,
  urineKetones,
} from './body-readings.ts'
import { checkReadings, type ReadingFault } from './check-readings.ts'

/** LIFE-6: columns of the CSV file, after those of the weight. A unit has a column of its own, so that each figure goes out as typed. */
export const readingColumns = [
  'blood_ketones_mmol_l',
  'breath_ketones_ppm',
  'urine_ketones',
  'glucose_mg_dl',
  'glucose_mmol_l',
  'waist_cm',
  'waist_in',
] as const
export type ReadingColumn = (typeof readingColumns)[number]
type Cells = Readonly<Partial<Record<ReadingColumn, string>>>

const kindOfColumn = {
  blood_ketones_mmol_l: 'bloodKetones',
  breath_ketones_ppm: 'breathKetones',
  urine_ketones: 'urineKetones',
  glucose_mg_dl: 'glucose',
  glucose_mmol_l: 'glucose',
  waist_cm: 'waist',
  waist_in: 'waist',
} as const satisfies Record<ReadingColumn, ReadingKind>

export function cellsOfReadings(readings: BodyReadings): Record<ReadingColumn, string> {
  const { bloodKetones, breathKetones, glucose, waist } = readings
  const text = (value: number | null | undefined) => String(value ?? '')
  return {
    blood_ketones_mmol_l: text(bloodKetones),
    breath_ketones_ppm: text(breathKetones),
    urine_ketones: readings.urineKetones ?? '',
    glucose_mg_dl: glucose?.unit === 'mg/dL' ? text(glucose.value) : '',
    glucose_mmol_l: glucose?.unit === 'mmol/L' ? text(glucose.value) : '',
    waist_cm: waist?.unit === 'cm' ? text(waist.value) : '',
    waist_in: waist?.unit === 'in' ? text(waist.value) : '',
  }
}

/** Of one row; an empty cell says nothing. `change` is undefined where all are empty. */
export function readReadingCells(cells: Cells): {
  change: ReadingsChange | undefined
  faults: ReadingFault[]
} {
  const faults = [...twinFaults(cells), ...readableFaults(cells)]
  const value = (column: ReadingColumn) => numberIn(cells[column])
  const measured = <Unit extends string>(unit: Unit, column: ReadingColumn) => {
    const number = value(column)
    return number === undefined ? undefined : { value: number, unit }
  }
  const change: ReadingsChange = {
    bloodKetones: value('blood_ketones_mmol_l'),
    breathKetones: value('breath_ketones_ppm'),
    urineKetones: wordIn(cells.urine_ketones),
    glucose: measured('mg/dL', 'glucose_mg_dl') ?? measured('mmol/L', 'glucose_mmol_l'),
    waist: measured('cm', 'waist_cm') ?? measured('in', 'waist_in'),
  }
  const found = faults.length > 0 ? faults : checkReadings(change)
  return { change: hasReading(change) ? change : undefined, faults: found }
}

function twinFaults({ glucose_mg_dl, glucose_mmol_l, waist_cm, waist_in }: Cells): ReadingFault[] {
  const keepOne = (field: ReadingKind, one: string, other: string) => ({
    field,
    message: `Keep one of "${one}" and "${other}" in this row.`,
  })
  return [
    ...(glucose_mg_dl && glucose_mmol_l ? [keepOne('glucose', 'glucose_mg_dl', 'glucose_mmol_l')] : []),
    ...(waist_cm && waist_in ? [keepOne('waist', 'waist_cm', 'waist_in')] : []),
  ]
}

function readableFaults(cells: Cells): ReadingFault[] {
  return readingColumns.flatMap((column) => {
    const text = cells[column]
    if (!text) return []
    const field = kindOfColumn[column]
    if (column === 'urine_ketones')
      return wordIn(text) ? [] : [{ field, message: `Write one of ${urineKetones.join(', ')}.` }]
    return numberIn(text) === undefined
      ? [{ field, message: `Write "${column}" as a number, such as 1.2.` }]
      : []
  })
}

function numberIn(text: string | undefined): number | undefined {
  return text && /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

function wordIn(text: string | undefined): BodyReadings['urineKetones'] | undefined {
  return urineKetones.find((word) => word === text?.toLowerCase())
}
