import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundledFile, cacheFolder } from '../../../scripts/setup/build.mjs'
import { tool } from '../../../scripts/setup/steps.mjs'
import type { CheckContext } from './check.ts'
import { countedCheck, isCi, type Result } from './result.ts'
import { onlyOnSqlite, readStatements } from './same-statements.ts'

const statementsFile = join(cacheFolder, 'statements.jsonl')

/** Domain, API on both engines, web, and commands and tools, in one run; without a PostgreSQL the API runs on SQLite alone. */
export async function unitTests({ postgres, rest }: CheckContext): Promise<Result> {
  rmSync(statementsFile, { force: true })
  const counted = await runVitest([...(postgres?.path ? [] : ['--project=!postgres']), ...rest])
  if (postgres?.path) return rest.length > 0 ? counted : withSameStatements(counted)
  const notes = [...counted.notes, `The PostgreSQL tests were left out. ${postgres?.missing ?? ''}`]
  return { ...counted, notes, failed: counted.failed + (isCi ? 1 : 0) }
}

/** What an engine may do differently runs on both (testing/src/postgres/both-engines.ts): no statement may be left out. */
function withSameStatements(counted: Result): Result {
  const missing = onlyOnSqlite(readStatements(statementsFile))
  const failures = missing.map(({ file, statement }) => ({
    name: `made by no test on PostgreSQL: ${statement}`,
    reason: `${file} makes it on SQLite. List a test that makes it in testing/src/postgres/both-engines.ts.`,
  }))
  const { passed, failed } = counted
  return {
    ...counted,
    passed: passed + (missing.length === 0 ? 1 : 0),
    failed: failed + missing.length,
    failures: [...counted.failures, ...failures],
  }
}

function runVitest(words: readonly string[]): Promise<Result> {
  const reportFile = join(cacheFolder, 'unit-tests.json')
  const reporters = ['--reporter=default', '--reporter=./tools/dist/checks/unit-report.js']
  return countedCheck<Partial<Result>>({
    args: tool('vitest', 'vitest', 'run', ...reporters, ...words),
    // What `npm start` runs.
    env: {
      ...process.env,
      SERVER_FILE: bundledFile('server'),
      REPORT_FILE: reportFile,
      STATEMENTS_FILE: statementsFile,
    },
    reportFile,
    count: (report) => report,
  })
}
