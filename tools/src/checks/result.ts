import { readFileSync, rmSync } from 'node:fs'
import { runOpenly } from '../machine/run-openly.ts'

export const isCi = Boolean(process.env.CI) && process.env.CI !== 'false'

export type Failure = { name: string; reason: string }
/** What one check came to. Notes and failures are shown under the table, for those who see only the end of a long output. */
export type Result = {
  passed: number
  failed: number
  skipped: number
  notes: string[]
  failures: Failure[]
}

export function result(part: Partial<Result>): Result {
  return { passed: 0, failed: 0, skipped: 0, notes: [], failures: [], ...part }
}

/** A check that passes or fails as a whole, by a program's exit code. */
export async function wholeCheck(args: string[]): Promise<Result> {
  const isFine = (await runOpenly(args)) === 0
  return result(isFine ? { passed: 1 } : { failed: 1 })
}

export type CountedCheck<Report> = {
  args: string[]
  env: NodeJS.ProcessEnv
  reportFile: string
  count: (report: Report) => Partial<Result>
}

/**
 * Runs a test runner that writes a JSON report, and counts with `count`. A runner that dies without a report,
 * finds nothing, or fails for a reason no test shows, counts as one failure: silence must never look green.
 */
export async function countedCheck<Report>(check: CountedCheck<Report>): Promise<Result> {
  rmSync(check.reportFile, { force: true })
  const exitCode = await runOpenly(check.args, check.env)
  const report = readReport<Report>(check.reportFile)
  if (report === undefined) return result({ failed: 1, notes: ['The test runner ended without a report.'] })
  const counted = result(check.count(report))
  if (counted.failed > 0) return counted
  if (counted.passed === 0) return { ...counted, failed: 1, notes: [...counted.notes, 'No test was run.'] }
  if (exitCode === 0) return counted
  const notes = [...counted.notes, 'An error outside of any test was reported above.']
  return { ...counted, failed: 1, notes }
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
