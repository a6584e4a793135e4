// How long one person waits while another imports what is hard to read: the longest wait and the 99th of a hundred, beside each of
// the nasty imports and of other calls at their largest, beside an ordinary recipe and beside nothing, in one run.
//   npm run bench -- waits [--only WORDS]
// --only WORDS: the rows whose name has these words. Exit 1 when one misses its goal.
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { OwnRecipeSource } from '@butterleaf/cookbook/import/own/read-own-recipes'
import { nastyImports, zipOfOneEntry } from '@butterleaf/cookbook/testing/nasty-imports'
import { ask, askFor } from '../load/ask.ts'
import { withServerOn } from '../load/engines.ts'
import { type PlanHolder, signUpPlanOwners } from '../load/people.ts'
import type { ServerProcess } from '../load/server-process.ts'
import { spreadOf } from '../load/spread.ts'
import { isGoalMet, type Measured, tellMeasured } from './tables/measured.ts'
import { largestCalls, type Sent } from './waits/largest-calls.ts'

const { values: options } = parseArgs({ options: { only: { type: 'string' } } })

const leastMs = 2_000
const betweenMs = 4
/** Longer than any of them takes to read, so that one server's trouble doesn't begin the next row. */
const recoverMs = 1_500
const goals = { nothing: undefined, ordinary: 25, nasty: 100 }

/** As text; a page comes by its link. */
const mostSent = 190_000

const ordinaryText: OwnRecipeSource = {
  kind: 'text',
  text: 'Leek pie\n\nServes 4\n\nIngredients\n- 200 g flour\n- 100 g butter\n- 3 eggs\n- 300 g leeks\n\nMethod\nBake at 200 °C for 35 minutes.',
}

await withServerOn('sqlite', {}, async (server) => {
  const rows = await tellMeasured('waits', () => measureWaits(server))
  if (!rows.every(isGoalMet)) process.exitCode = 1
})

async function measureWaits({ origin }: ServerProcess): Promise<Measured[]> {
  const [sender, other] = await signUpPlanOwners(origin, 2)
  const people = { origin, sender, other }
  const importOf = importFrom(origin, sender.token)
  const ordinary = importOf('an ordinary recipe', ordinaryText)
  const nasty = nastyImports.map(({ what, make, mostBytes }) =>
    importOf(what, make(Math.min(mostBytes, mostSent))),
  )
  const zip = importOf('a zip of 40 entries at one place', zipOfOneEntry(40))
  // The reader starts with the first recipe.
  await waitsBeside(people, ordinary)
  const rows = [
    ...rowsOf('nothing', await waitsBeside(people, undefined), goals.nothing),
    ...rowsOf(ordinary.what, await waitsBeside(people, ordinary), goals.ordinary),
  ]
  for (const one of [...nasty, zip, ...(await largestCalls(people))].filter(isAsked))
    rows.push(...rowsOf(one.what, await waitsBeside(people, one), goals.nasty))
  return rows
}

function importFrom(origin: string, token: string) {
  return (what: string, source: OwnRecipeSource): Sent => {
    const way = source.kind === 'file' ? 'file' : 'text'
    const body =
      source.kind === 'file'
        ? { name: source.name, base64: source.bytes.toString('base64') }
        : { text: source.text }
    return { what, send: () => ask('POST', `${origin}/api/own-recipes/${way}`, { token, body }) }
  }
}

function isAsked({ what }: Sent): boolean {
  return options.only === undefined || what.includes(options.only)
}

type People = Readonly<{ origin: string; other: PlanHolder }>
type Waits = Readonly<{ waitsMs: readonly number[]; readMs: number; status: number }>

/** The other asks for the plan again and again until the import is answered, and for two seconds at least. */
async function waitsBeside({ origin, other }: People, sent: Sent | undefined): Promise<Waits> {
  await pause(recoverMs)
  const startedAt = performance.now()
  let isRead = sent === undefined
  let readMs = 0
  const read = sent?.send().finally(() => {
    isRead = true
    readMs = performance.now() - startedAt
  })
  const waitsMs: number[] = []
  while (!isRead || performance.now() - startedAt < leastMs) {
    const { ms } = await ask('GET', other.address, { token: other.token })
    waitsMs.push(ms)
    await pause(betweenMs)
  }
  const { status } = (await read) ?? { status: 0 }
  await askFor(200, 'GET', `${origin}/healthz`)
  return { waitsMs, readMs, status }
}

function rowsOf(what: string, { waitsMs, readMs, status }: Waits, goal: number | undefined): Measured[] {
  const { p99, most } = spreadOf(waitsMs)
  const how = status === 0 ? '' : `, answered ${status} in ${(readMs / 1000).toFixed(2)} s`
  return [
    { what: `beside ${what}${how}`, unit: 'ms', value: most, goal },
    { what: '  99 of 100', unit: 'ms', value: p99 },
  ]
}
