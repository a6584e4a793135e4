// How long the built server takes for PDFs once its threads are warm, and how long its event loop is held meanwhile.
//   npm run bench -- pdf
// Each run is another person's: no two documents are equal, which are made once. References of the same run: the plan as JSON, one after
// the other; a thread that only burns, of this process.
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { askPatiently } from '../load/ask.ts'
import { withServerOn } from '../load/engines.ts'
import { type PlanHolder, signUpPlanOwners } from '../load/people.ts'
import { readMetrics } from '../load/process-figures.ts'
import { spreadOf } from '../load/spread.ts'
import { type Measured, tellMeasured } from './tables/measured.ts'

const warmUps = 3
const runs = 15
const burnMs = 500

await withServerOn('sqlite', {}, async ({ origin }) => {
  const people = await signUpPlanOwners(origin, warmUps + runs)
  await tellMeasured('PDFs', async () => [
    ...(await measure('a list', people, ({ week }) => `${week(1)}/shopping-list/download`, 150)),
    ...(await measure('a plan of 28 days', people, ({ template }) => `${template}/download`, 2_000)),
    ...(await measure('one meal', people, ({ slot }) => `${slot(1, 'dinner')}/print`)),
    ...(await measure('reference: the plan as JSON', people, ({ address }) => address)),
    await heldBy(origin, 'reference: held by a burning thread', burn),
  ])
})

async function measure(
  what: string,
  people: readonly PlanHolder[],
  addressOf: (person: PlanHolder) => string,
  goal?: number,
): Promise<Measured[]> {
  const download = async (person: PlanHolder) =>
    askPatiently(200, 'GET', addressOf(person), { token: person.token })
  for (const person of people.slice(0, warmUps)) await download(person)
  const times: number[] = []
  let kibibytes = 0
  const held = await heldBy(new URL(people[0].address).origin, '  event loop held, most', async () => {
    for (const person of people.slice(warmUps)) {
      const { ms, headers } = await download(person)
      times.push(ms)
      kibibytes = Number(headers['content-length']) / 1024
    }
  })
  const { p50, most } = spreadOf(times)
  return [
    { what: `${what}, ${kibibytes.toFixed(0)} KiB, median of ${runs}`, unit: 'ms', value: p50, goal },
    { what: '  slowest', unit: 'ms', value: most },
    { ...held, goal: goal && 50 },
  ]
}

/** The longest delay of the server's event loop during some work. */
async function heldBy(origin: string, what: string, work: () => Promise<unknown>): Promise<Measured> {
  await readMetrics(origin)
  await work()
  const { loopMost = Number.NaN } = (await readMetrics(origin)) ?? {}
  return { what, unit: 'ms', value: loopMost }
}

/** What a thread at work beside it does to the loop of this machine, whatever the work. */
async function burn(): Promise<void> {
  const thread = new Worker('for (;;);', { eval: true })
  await pause(burnMs)
  await thread.terminate()
}
