import { stripVTControlCharacters } from 'node:util'
import { type Failure, type Result, result } from './result.ts'

export type Row = Result & { title: string; time: string }

const mostReasonLines = 12

/** The table, the notes under it, and as the very last line the figures that others read. */
export function summary(rows: readonly Row[]): { lines: string[]; isGreen: boolean } {
  const total = sum(rows)
  const notes = rows.flatMap((row) => row.notes.map((note) => `${row.title}: ${note}`))
  const skipped =
    total.skipped > 0 ? [`${total.skipped} ${total.skipped === 1 ? 'test was' : 'tests were'} skipped.`] : []
  const failures = rows.flatMap((row) => row.failures.flatMap((failure) => failureLines(row.title, failure)))
  return {
    lines: [...table(rows), '', ...failures, ...notes, ...skipped, closingLine(total)],
    isGreen: total.failed === 0 && total.passed > 0,
  }
}

export function closingLine({ passed, failed }: Pick<Result, 'passed' | 'failed'>): string {
  return `${passed} passed, ${failed} failed`
}

function failureLines(title: string, { name, reason }: Failure): string[] {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, mostReasonLines)
  return [`✗ ${title}: ${name}`, ...lines.map((line) => `    ${line}`), '']
}

function sum(rows: readonly Row[]): Result {
  const total = result({})
  for (const row of rows) {
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += row[key]
  }
  return total
}

function table(rows: readonly Row[]): string[] {
  const line = (title: string, ...figures: (string | number)[]) =>
    title.padEnd(18) + figures.map((figure) => String(figure).padStart(10)).join('')
  return [
    line('', 'passed', 'failed', 'skipped', 'time'),
    ...rows.map((row) => line(row.title, row.passed, row.failed, row.skipped, row.time)),
  ]
}
