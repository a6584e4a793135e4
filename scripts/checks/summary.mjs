import { stripVTControlCharacters } from 'node:util'
import { result } from './result.mjs'

/** The table, the notes under it, and as the very last line the figures that others read. */
export function summary(rows) {
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

export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

const mostReasonLines = 12

function failureLines(title, { name, reason }) {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, mostReasonLines)
  return [`✗ ${title}: ${name}`, ...lines.map((line) => `    ${line}`), '']
}

function sum(rows) {
  const total = result({})
  for (const row of rows) {
    for (const key of ['passed', 'failed', 'skipped']) total[key] += row[key]
  }
  return total
}

function table(rows) {
  const line = (title, ...figures) =>
    title.padEnd(18) + figures.map((figure) => String(figure).padStart(10)).join('')
  return [
    line('', 'passed', 'failed', 'skipped', 'time'),
    ...rows.map((row) => line(row.title, row.passed, row.failed, row.skipped, row.time)),
  ]
}
