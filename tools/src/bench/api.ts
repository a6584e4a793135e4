// How fast the built server is, end to end over HTTP on this machine: the lines of the meal plan, on both engines.
//   npm run bench -- api [--engine sqlite|postgres] [--beside CHECKOUT]
// References of the same run: a bare route in a process of its own that checks the same tokens and sends the same bytes, once with
// callers kept for a minute as the server keeps them, once with each signature checked; /healthz; 100,000 numbers sorted.
// With --beside, the server of another built checkout does the same presses in turn, and nothing else is measured.
// Plans are read and changed by many at once, made, browsed, listed and mended one after the other. The load of the machine stands above each table. Exit 1 when a change is lost.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type EngineName, engineNamed, engines } from '../load/engines.ts'
import { besideTable, measureBeside } from './api/measure-beside.ts'
import { measureServer } from './api/measure-server.ts'
import { tellMeasured } from './tables/measured.ts'

const { values: options } = parseArgs({
  options: { engine: { type: 'string' }, beside: { type: 'string' } },
})

const names: readonly EngineName[] = options.engine ? [engineNamed(options.engine)] : ['sqlite', 'postgres']
for (const name of names) await (options.beside ? compare(name, options.beside) : measure(name))

async function measure(name: EngineName): Promise<void> {
  const engine = await engines[name]()
  try {
    const rows = await tellMeasured(name, () => measureServer(engine))
    if (rows.some(({ lost = 0 }) => lost > 0)) process.exitCode = 1
  } finally {
    await engine.close()
  }
}

async function compare(name: EngineName, checkout: string): Promise<void> {
  const [ours, theirs] = [await engines[name](), await engines[name]()]
  try {
    const rows = await measureBeside([ours, theirs], checkout)
    console.log(`${name}, load of the machine ${loadavg()[0]?.toFixed(1)}\n${besideTable(rows)}\n`)
  } finally {
    await ours.close()
    await theirs.close()
  }
}
