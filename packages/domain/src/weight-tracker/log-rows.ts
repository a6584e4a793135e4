import { type IsoDate, parseIsoDate } from '../calendar/iso-date.ts'
import { type Grams, gramsFromUnit, kgFromGrams, type Unit, valueInUnit } from '../nutrition/weight.ts'
import { checkLog, type EntryFault } from './change-log.ts'
import { type DayReadings, noReadings, type ReadingsChange } from './readings/body-readings.ts'
import type { ReadingFault } from './readings/check-readings.ts'
import {
  cellsOfReadings,
  type ReadingColumn,
  readingColumns,
  readReadingCells,
} from './readings/reading-cells.ts'
import type { WeightEntry } from './weight-log.ts'

/** Rows count from 1, the header, as a spreadsheet shows them. */
export type RowFault = {
  row: number
  field: 'header' | 'row' | EntryFault['field'] | ReadingFault['field']
  message: string
}
export type LoggedReadings = { date: IsoDate; change: ReadingsChange }
export type LogRowsReading =
  | { ok: true; logs: WeightEntry[]; readings: LoggedReadings[] }
  | { ok: false; faults: RowFault[] }

type Columns = {
  date: number
  weight: number
  note: number
  readings: readonly (readonly [ReadingColumn, number])[]
  count: number
  unit: Unit
}
type Row = { cells: readonly string[]; number: number }
type RowValues = {
  date: IsoDate | undefined
  weightText: string
  grams: Grams | undefined
  note: string
  readings: ReturnType<typeof readReadingCells>
}

/** Of a file, and so of a tracker: nearly fourteen years. */
export const mostTrackedDays = 5000
const weightColumn = { metric: 'weight_kg', us: 'weight_lb' } as const satisfies Record<Unit, string>
const knownColumns: readonly string[] = [
  'date',
  weightColumn.metric,
  weightColumn.us,
  'note',
  ...readingColumns,
]

/** All or nothing: one fault anywhere and no log comes back. Blank rows are passed over. */
export function readLogRows(rows: readonly (readonly string[])[], today: IsoDate): LogRowsReading {
  const names = (rows[0] ?? []).map((name) => name.trim().toLowerCase())
  const headerFaults = faultsOfHeader(names)
  if (headerFaults.length > 0) return { ok: false, faults: headerFaults }
  const filled = rows
    .map((cells, index) => ({ cells, number: index + 1 }))
    .filter(({ cells, number }) => number > 1 && cells.some((cell) => cell.trim() !== ''))
  const oneTooMany = filled[mostTrackedDays]
  if (oneTooMany) {
    const message = `Import at most ${mostTrackedDays.toLocaleString('en-US')} rows at once.`
    return { ok: false, faults: [{ row: oneTooMany.number, field: 'row', message }] }
  }
  return readFilledRows(filled, columnsOf(names), today)
}

/**
 * The round trip is exact: kilograms to the gram, pounds as they are shown, readings as typed. Of the readings' columns only those are
 * written that hold something.
 */
export function logRowsFor(
  logs: readonly WeightEntry[],
  unit: Unit,
  readings: readonly DayReadings[] = [],
): string[][] {
  const shown = (grams: Grams) => String(unit === 'metric' ? kgFromGrams(grams) : valueInUnit(grams, unit))
  const logOf = new Map(logs.map((log) => [log.date, log]))
  const cellsOf = new Map(readings.map((day) => [day.date, cellsOfReadings(day)]))
  const columns = readingColumns.filter((column) => [...cellsOf.values()].some((cells) => cells[column]))
  const dates = [...new Set([...logOf.keys(), ...cellsOf.keys()])].toSorted()
  return [
    ['date', weightColumn[unit], 'note', ...columns],
    ...dates.map((date) => {
      const log = logOf.get(date)
      const cells = cellsOf.get(date) ?? cellsOfReadings(noReadings)
      return [date, log ? shown(log.grams) : '', log?.note ?? '', ...columns.map((column) => cells[column])]
    }),
  ]
}

/** No file of weights has as many; each that is too many would get a fault of its own. */
const mostColumns = 50

function faultsOfHeader(names: readonly string[]): RowFault[] {
  if (names.length > mostColumns) {
    const message = `The header has ${names.length.toLocaleString('en-US')} columns. Keep the ${knownColumns.length} that are known here, or fewer.`
    return [{ row: 1, field: 'header', message }]
  }
  const messages: string[] = []
  for (const [index, name] of names.entries()) {
    if (name === '') messages.push(`Column ${index + 1} has no name.`)
    else if (!knownColumns.includes(name)) messages.push(`There is no column "${name.slice(0, 40)}" here.`)
    else if (names.indexOf(name) < index) messages.push(`The column "${name}" is there twice.`)
  }
  if (!names.includes('date')) messages.push('The column "date" is missing.')
  const weightColumns = Object.values(weightColumn).filter((name) => names.includes(name))
  if (weightColumns.length === 0) messages.push('A column "weight_kg" or "weight_lb" is missing.')
  if (weightColumns.length === 2) messages.push('Keep one of "weight_kg" and "weight_lb".')
  return messages.map((message) => ({ row: 1, field: 'header', message }))
}

function columnsOf(names: readonly string[]): Columns {
  const unit = names.includes(weightColumn.metric) ? 'metric' : 'us'
  return {
    date: names.indexOf('date'),
    weight: names.indexOf(weightColumn[unit]),
    note: names.indexOf('note'),
    readings: readingColumns.flatMap((column) =>
      names.includes(column) ? [[column, names.indexOf(column)] as const] : [],
    ),
    count: names.length,
    unit,
  }
}

function readFilledRows(rows: readonly Row[], columns: Columns, today: IsoDate): LogRowsReading {
  const logs: WeightEntry[] = []
  const readings: LoggedReadings[] = []
  const faults: RowFault[] = []
  const rowOfDate = new Map<IsoDate, number>()
  for (const row of rows) {
    const values = valuesOf(row, columns)
    const { date, grams, note } = values
    const { change } = values.readings
    const found: Omit<RowFault, 'row'>[] = faultsOfValues(values, today)
    // A decimal comma outside quotation marks makes a cell of its own: 2026-01-05,82,4
    if (row.cells.length > columns.count) {
      found.push({ field: 'row', message: 'This row has more cells than the header.' })
    }
    const twin = date && rowOfDate.get(date)
    if (twin) found.push({ field: 'date', message: `Rows ${twin} and ${row.number} both have ${date}.` })
    else if (date) rowOfDate.set(date, row.number)
    faults.push(...found.map((fault) => ({ row: row.number, ...fault })))
    if (!date || found.length > 0) continue
    if (grams !== undefined) logs.push({ date, grams, note })
    if (change) readings.push({ date, change })
  }
  return faults.length === 0 ? { ok: true, logs, readings } : { ok: false, faults }
}

function valuesOf({ cells }: Row, columns: Columns): RowValues {
  const weightText = (cells[columns.weight] ?? '').trim()
  const isNumber = /^\d+([.,]\d+)?$/.test(weightText)
  return {
    date: parseIsoDate((cells[columns.date] ?? '').trim()),
    weightText,
    grams: isNumber ? gramsFromUnit(Number(weightText.replace(',', '.')), columns.unit) : undefined,
    note: cells[columns.note] ?? '',
    readings: readReadingCells(
      Object.fromEntries(columns.readings.map(([column, index]) => [column, (cells[index] ?? '').trim()])),
    ),
  }
}

/** The rules of any log; where nothing could be read, the words say how to write it in a file. A day may have readings and no weight. */
function faultsOfValues(values: RowValues, today: IsoDate): Omit<RowFault, 'row'>[] {
  const { date, weightText, grams, note, readings } = values
  const hasReadings = readings.change !== undefined || readings.faults.length > 0
  const isWeightless = weightText === '' && note === '' && hasReadings
  const check = checkLog({ date: date ?? '', grams, note }, today)
  const found = check.ok ? [] : check.faults
  const howToWrite: Partial<Record<RowFault['field'], string>> = {
    ...(date === undefined && { date: 'Write a real date as YYYY-MM-DD.' }),
    ...(grams === undefined && { weight: 'Write the weight as a number, such as 82.4.' }),
  }
  return [
    ...found
      .filter(({ field }) => !(isWeightless && field === 'weight'))
      .map(({ field, message }) => ({ field, message: howToWrite[field] ?? message })),
    ...readings.faults,
  ]
}
