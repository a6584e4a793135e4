// How long the PDFs take once the worker is warm, and how long the event loop is held meanwhile.
//   npm run bench -- pdf
// References of the same run: a list with nothing on it, which is one page; a thread that only burns.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createPdfMaker } from '@butterleaf/api/platform/pdf/pdf-maker'
import { compileCookbook } from '@butterleaf/cookbook/corpus/compile-cookbook'
import { root } from '../../../scripts/setup/steps.mjs'
import { spreadOf } from '../load/spread.ts'
import { itemModel, listModel, planModel } from './pdf/models.ts'

type Make = (run: number) => Promise<Uint8Array | undefined>

const warmUps = 3
const runs = 15
const resolutionMs = 1
const burnMs = 500
const { recipes } = compileCookbook(root)
const list = listModel(recipes, 'us')
const plan = planModel(recipes, 'us')
const item = itemModel(recipes, 'us')
const nothing = { ...list, aisles: [], ownLines: [], noLongerNeeded: [] }

const maker = createPdfMaker()
const asker = { owner: 'bench', signal: new AbortController().signal }
const lines = list.aisles.reduce((sum, aisle) => sum + aisle.lines.length, 0)
let lastRun = 0
const rows: [what: string, goal: string, make: Make][] = [
  [`list of ${lines} lines`, '≤ 150', (run) => maker.shoppingList({ ...list, weekNumber: run }, asker)],
  [
    `plan of 28 days, ${plan.recipes.length} recipes`,
    '≤ 2000',
    (run) => maker.plan({ ...plan, people: run }, asker),
  ],
  ['one item', '', (run) => maker.item({ ...item, people: run }, asker)],
  ['reference: an empty list', '', (run) => maker.shoppingList({ ...nothing, weekNumber: run }, asker)],
  ['reference: a burning thread', '', burn],
]
console.log(`median and slowest of ${runs} runs, after ${warmUps} to warm up; loop hold: goal ≤ 50 ms\n`)
console.log(`${'what'.padEnd(34)}${['median', 'slowest', 'goal', 'KiB', 'held ms'].map(cell).join('')}`)
for (const [what, goal, make] of rows) {
  const { medianMs, slowestMs, bytes, heldMs } = await measure(make)
  const cells = [medianMs.toFixed(0), slowestMs.toFixed(0), goal, Math.round(bytes / 1024), heldMs.toFixed(1)]
  console.log(`${what.padEnd(34)}${cells.map(cell).join('')}`)
}
await maker.close()

/** Each run asks for another document, since equal ones are made once. */
function nextRun(): number {
  lastRun += 1
  return lastRun
}

async function measure(make: Make) {
  for (let run = 0; run < warmUps; run++) await make(nextRun())
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  const times: number[] = []
  let bytes = 0
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now()
    bytes = (await make(nextRun()))?.byteLength ?? 0
    times.push(performance.now() - startedAt)
    await sleep(0)
  }
  delay.disable()
  const { p50: medianMs, most: slowestMs } = spreadOf(times)
  return {
    medianMs,
    slowestMs,
    bytes,
    heldMs: delay.max / 1e6 - resolutionMs,
  }
}

/** What a thread at work beside it does to the loop of this machine, whatever the work. */
async function burn(): Promise<undefined> {
  const thread = new Worker('for (;;);', { eval: true })
  await sleep(burnMs)
  await thread.terminate()
  return undefined
}

function cell(value: string | number): string {
  return String(value).padStart(9)
}
