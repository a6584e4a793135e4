import { join } from 'node:path'
import { bundledEntry } from '../setup/build.mjs'
import { cacheFolder } from '../setup/root.mjs'
import { tool } from '../setup/tools.mjs'
import { countedCheck, isCi } from './result.mjs'

const reportFile = join(cacheFolder, 'unit-tests.json')

/** Domain, API on both engines, and web, in one run; without a PostgreSQL the API runs on SQLite alone. */
export async function unitTests({ postgres, rest }) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const projects = postgres.path ? [] : ['--project=!postgres']
  const args = tool('vitest', 'vitest', 'run', ...reporters, ...projects, ...rest)
  // What `npm start` runs: the build before has just made it, and it starts three times as quick.
  const env = { ...process.env, SERVER_FILE: bundledEntry }
  const counted = await countedCheck({ args, env, reportFile, count: countUnitTests })
  if (postgres.path) return counted
  const notes = [...counted.notes, `The PostgreSQL tests were left out. ${postgres.missing}`]
  return { ...counted, notes, failed: counted.failed + (isCi ? 1 : 0) }
}

export function countUnitTests(report) {
  // A file that can't even be loaded has no tests to fail, so it counts itself.
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
