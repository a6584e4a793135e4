import { join } from 'node:path'
import { bundledEntry } from '../setup/build.mjs'
import { cacheFolder } from '../setup/root.mjs'
import { tool } from '../setup/tools.mjs'
import { countedCheck, isCi } from './result.mjs'

const reportFile = join(cacheFolder, 'unit-tests.json')

/** Domain, API on both engines, and web, in one run; without a PostgreSQL the API runs on SQLite alone. */
export async function unitTests({ postgres, rest }) {
  const reporters = ['--reporter=default', '--reporter=./scripts/checks/unit-report.mjs']
  const projects = postgres.path ? [] : ['--project=!postgres']
  const args = tool('vitest', 'vitest', 'run', ...reporters, ...projects, ...rest)
  // What `npm start` runs: the build before has just made it, and it starts three times as quick.
  const env = { ...process.env, SERVER_FILE: bundledEntry, REPORT_FILE: reportFile }
  const counted = await countedCheck({ args, env, reportFile, count: (report) => report })
  if (postgres.path) return counted
  const notes = [...counted.notes, `The PostgreSQL tests were left out. ${postgres.missing}`]
  return { ...counted, notes, failed: counted.failed + (isCi ? 1 : 0) }
}
