// How fast the built server is, end to end over HTTP on this machine: the lines of the meal plan, on both engines.
//   npm run bench -- api [--engine sqlite|postgres] [--json FILE]
// References of the same run: a bare route in a process of its own that checks the same tokens and sends the same bytes, once with
// callers kept for a minute as the server keeps them, once with each signature checked; /healthz.
// The load of the machine stands above each table. Exit 1 when a change is lost.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { table } from './api/table.mjs'

const { values: options } = parseArgs({ options: { engine: { type: 'string' }, json: { type: 'string' } } })

// Signing in and the temporary PostgreSQL are the tests' own.
const { engines } = await import('./api/engines.mjs')
const { measureServer } = await import('./api/measure-server.mjs')

const results = {}
for (const name of options.engine ? [options.engine] : Object.keys(engines)) {
  const startedAt = performance.now()
  const loadBefore = loadavg()[0]
  const engine = await engines[name]()
  try {
    const rows = await measureServer(engine)
    results[name] = {
      rows,
      load: [loadBefore, loadavg()[0]],
      seconds: (performance.now() - startedAt) / 1000,
    }
    console.log(`${table(name, results[name])}\n`)
    if (rows.some(({ lost }) => lost > 0)) process.exitCode = 1
  } finally {
    await engine.close()
  }
}
if (options.json) writeFileSync(options.json, JSON.stringify(results, null, 1))
