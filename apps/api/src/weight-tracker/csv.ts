import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { AppError } from '../app-error.ts'

/** Commas or the semicolons of some spreadsheets; a byte order mark and ragged rows are let through to be named. */
export function parseCsv(text: string): string[][] {
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: [',', ';'],
      relax_column_count: true,
      skip_empty_lines: false,
      trim: true,
      to: 10_000,
    })
    return rows.map((row) => row.map(unguarded))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const field = `row ${String(error.lines ?? 1)}`
    throw new AppError('rows-at-fault', {
      faults: [{ field, message: 'This row can’t be read as CSV: look at its quotes.' }],
    })
  }
}

export function printCsv(rows: string[][]): string {
  return stringify(rows.map((row) => row.map(guarded)))
}

/** A spreadsheet would run a note that begins like a formula; after an apostrophe it is text. */
function guarded(cell: string): string {
  return cell.replace(/^(?='*[=+\-@\t\r])/, "'")
}

function unguarded(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r])/, '')
}
