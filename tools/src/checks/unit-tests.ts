import { join } from 'node:path'
import { bundledFile, cacheFolder } from '../../../scripts/setup/build.mjs'
import { tool } from '../../../scripts/setup/steps.mjs'
import type { CheckContext } from './check.ts'
import { countedCheck, isCi, type Result } from './result.ts'

/** Domain, API on both engines, and web, in one run; without a PostgreSQL the API runs on SQLite alone. */
export async function unitTests({ postgres, rest }: CheckContext): Promise<Result> {
  const left = postgres?.path ? ['tools'] : ['tools', 'postgres']
  const counted = await runVitest('unit-tests', [...left.map((name) => `--project=!${name}`), ...rest])
  if (postgres?.path) return counted
  const notes = [...counted.notes, `The PostgreSQL tests were left out. ${postgres?.missing ?? ''}`]
  return { ...counted, notes, failed: counted.failed + (isCi ? 1 : 0) }
}

/** The tests of commands, tools and benchmarks. */
export function toolTests(): Promise<Result> {
  return runVitest('tool-tests', ['--project=tools'])
}

function runVitest(name: string, words: readonly string[]): Promise<Result> {
  const reportFile = join(cacheFolder, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=./tools/dist/checks/unit-report.js']
  return countedCheck<Partial<Result>>({
    args: tool('vitest', 'vitest', 'run', ...reporters, ...words),
    // What `npm start` runs.
    env: { ...process.env, SERVER_FILE: bundledFile('server'), REPORT_FILE: reportFile },
    reportFile,
    count: (report) => report,
  })
}
