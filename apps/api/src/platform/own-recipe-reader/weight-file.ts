import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { type LogRowsReading, readLogRows } from '@butterleaf/domain/weight-tracker/log-rows'
import type { FieldFault } from '@butterleaf/server-kit/http/app-error'
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

export type WeightFile = Extract<LogRowsReading, { ok: true }> | { ok: false; faults: FieldFault[] }

/** Blank lines count too: more than anyone has weights, few enough to parse at once. */
const mostLines = 10_000
/** A quote that is never closed makes one row of all that follows; a note has 500 characters. */
const mostRowCharacters = 10_000
/** Nobody corrects more before the next try, and each is sent. */
const mostFaults = 100

/** All rows or none. */
export function readWeightFile(text: string, today: IsoDate): WeightFile {
  const parsed = parseCsv(text)
  if (!parsed.ok) return parsed
  const read = readLogRows(parsed.rows, today)
  if (read.ok) return read
  const faults = read.faults.slice(0, mostFaults).map(({ row, field, message }) => ({
    field: `row ${row}, ${field}`,
    message,
  }))
  const more = read.faults.length - faults.length
  return more === 0 ? { ok: false, faults } : { ok: false, faults: [...faults, moreFaults(more)] }
}

function moreFaults(count: number): FieldFault {
  return { field: 'rows after these', message: `${count.toLocaleString('en-US')} more are wrong.` }
}

type ParsedRow = Readonly<{ record: string[]; info: { records: number; empty_lines: number } }>

/** As a spreadsheet counts rows. */
function numberOf({ info: { records, empty_lines } }: ParsedRow): number {
  return records + empty_lines
}

/**
 * Separated by commas, or by the semicolons of spreadsheets that write 82,4; the header, which has no figures, tells which. A
 * byte order mark is dropped; ragged rows pass, and get a fault of their own later.
 */
function parseCsv(text: string): { ok: true; rows: string[][] } | { ok: false; faults: FieldFault[] } {
  try {
    // Blank lines are passed over, since the parser takes its time with each, and counted.
    const read = parse(text, {
      bom: true,
      delimiter: /^.*;/.test(text) ? ';' : ',',
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      trim: true,
      max_record_size: mostRowCharacters,
      to: mostLines + 1,
      // Its types know nothing of what `info` does to a row.
    }) as unknown as readonly ParsedRow[]
    const last = read.at(-1)
    const count = last ? numberOf(last) : 0
    if (count > mostLines) return faultOf(mostLines + 1, 'Import at most 10,000 lines at once.')
    const rows: string[][] = Array.from({ length: count }, () => [])
    for (const row of read) rows[numberOf(row) - 1] = row.record.map(removeGuard)
    return { ok: true, rows }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return faultOf(error.lines ?? 1, 'This row can’t be read as CSV: look at its quotes.')
  }
}

function faultOf(row: unknown, message: string): { ok: false; faults: FieldFault[] } {
  return { ok: false, faults: [{ field: `row ${String(row)}`, message }] }
}

export function printWeightFile(rows: string[][]): string {
  return stringify(rows.map((row) => row.map(guardFormula)))
}

/** A spreadsheet would run a note that begins like a formula; an apostrophe makes it text. */
function guardFormula(cell: string): string {
  return cell.replace(/^(?='*[=+\-@\t\r])/, "'")
}

function removeGuard(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r])/, '')
}
