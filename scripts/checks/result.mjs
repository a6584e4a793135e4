import { readFileSync, rmSync } from 'node:fs'
import { runOpenly } from '../setup/steps.mjs'

export const isCi = Boolean(process.env.CI) && process.env.CI !== 'false'

/**
 * What one check came to. Notes are sentences shown under the table, and so are failures, each with what it is called
 * and why it failed: whoever sees only the end of a long output needs them there.
 */
export function result({ passed = 0, failed = 0, skipped = 0, notes = [], failures = [] }) {
  return { passed, failed, skipped, notes, failures }
}

/** A check that passes or fails as a whole, by a program's exit code. */
export async function wholeCheck(args) {
  const isFine = (await runOpenly(process.execPath, args)) === 0
  return result(isFine ? { passed: 1 } : { failed: 1 })
}

/**
 * Runs a test runner that writes a JSON report, and counts with `count`. A runner that dies without a report,
 * finds nothing, or fails for a reason no test shows, counts as one failure: silence must never look green.
 */
export async function countedCheck({ args, env, reportFile, count }) {
  rmSync(reportFile, { force: true })
  const exitCode = await runOpenly(process.execPath, args, { env })
  const report = readReport(reportFile)
  if (report === undefined) return result({ failed: 1, notes: ['The test runner ended without a report.'] })
  const counted = result(count(report))
  if (counted.failed > 0) return counted
  if (counted.passed === 0) return { ...counted, failed: 1, notes: [...counted.notes, 'No test was run.'] }
  if (exitCode === 0) return counted
  return {
    ...counted,
    failed: 1,
    notes: [...counted.notes, 'An error outside of any test was reported above.'],
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
