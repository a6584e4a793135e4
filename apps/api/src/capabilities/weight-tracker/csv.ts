import { AppError } from '@butterleaf/server-kit/http/app-error'
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/** Blank lines count too: more than anyone has weights, few enough to parse at once. */
const mostLines = 10_000

/**
 * Separated by commas, or by the semicolons of spreadsheets that write 82,4; the header, which has no figures, tells which. A
 * byte order mark is dropped; ragged rows pass, and get a fault of their own later.
 */
export function parseCsv(text: string): string[][] {
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: /^.*;/.test(text) ? ';' : ',',
      relax_column_count: true,
      skip_empty_lines: false,
      trim: true,
      to: mostLines + 1,
    })
    if (rows.length > mostLines) throw faultOf(rows.length, 'Import at most 10,000 lines at once.')
    return rows.map((row) => row.map(removeGuard))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw faultOf(error.lines ?? 1, 'This row can’t be read as CSV: look at its quotes.')
  }
}

function faultOf(row: unknown, message: string): AppError {
  return new AppError('rows-at-fault', { faults: [{ field: `row ${String(row)}`, message }] })
}

export function printCsv(rows: string[][]): string {
  return stringify(rows.map((row) => row.map(guardFormula)))
}

/** A spreadsheet would run a note that begins like a formula; an apostrophe makes it text. */
function guardFormula(cell: string): string {
  return cell.replace(/^(?='*[=+\-@\t\r])/, "'")
}

function removeGuard(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r])/, '')
}
