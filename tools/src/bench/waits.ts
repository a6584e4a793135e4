// How long one person waits while another imports what is hard to read: the longest wait and the 99th of a hundred, beside each of
// the nasty imports and of other calls at their largest, beside an ordinary recipe and beside nothing, in one run.
//   npm run bench -- waits [--server FOLDER]
// --server FOLDER: the same of the built checkout that stands there, measured right after this one. Exit 1 when this one misses its goal.
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { OwnRecipeSource } from '@butterleaf/cookbook/import/own/read-own-recipes'
import { nastyImports, zipOfOneEntry } from '@butterleaf/cookbook/testing/nasty-imports'
import { ask, askFor } from '../load/ask.ts'
import { type PlanHolder, signUpPlanOwners } from '../load/people.ts'
import { startServer } from '../load/server-process.ts'
import type { Measured } from './api/measured.ts'
import { table } from './api/table.ts'

const { values: options } = parseArgs({ options: { server: { type: 'string' } } })

const leastMs = 2_000
const betweenMs = 4
/** Longer than any of them takes to read, so that one server's trouble doesn't begin the next row. */
const recoverMs = 1_500
const goals = { nothing: undefined, ordinary: 25, nasty: 100 }

/** As text; a page comes by its link. */
const mostSent = 190_000

type Sent = Readonly<{
  what: string
  method: string
  address: (origin: string, sender: PlanHolder) => string
  body?: unknown
}>

const ordinaryImport: Sent = importOf('an ordinary recipe', {
  kind: 'text',
  text: 'Leek pie\n\nServes 4\n\nIngredients\n- 200 g flour\n- 100 g butter\n- 3 eggs\n- 300 g leeks\n\nMethod\nBake at 200 °C for 35 minutes.',
})
const nasty = [
  ...nastyImports.map(({ what, make, mostBytes }) => importOf(what, make(Math.min(mostBytes, mostSent)))),
  importOf('a zip of 40 entries at one place', zipOfOneEntry(40)),
]

/** One of each other way in which words or lists reach the server, as long as it takes them. */
const largest: readonly Sent[] = [
  {
    what: 'a search of recipes, 100 characters',
    method: 'GET',
    address: (_, { base }) =>
      `${base}/recipes?search=${encodeURIComponent('chikcen spinahc '.repeat(7).slice(0, 100))}`,
  },
  {
    what: 'a search of foods, 100 characters',
    method: 'POST',
    address: (_, { address }) => `${address}/allergen/ingredients`,
    body: { searchString: 'chikcen spinahc '.repeat(7).slice(0, 100).trim() },
  },
  {
    what: '1,000 ticks',
    method: 'PUT',
    address: (_, sender) => `${weekOf(sender)}/shopping-list/checked`,
    body: Array.from({ length: 1000 }, (_, index) => ({
      ingredient: `no such food ${index}`,
      checked: true,
    })),
  },
  {
    what: 'lists in lists, 1,000 deep',
    method: 'PUT',
    address: (_, sender) => `${weekOf(sender)}/shopping-list/checked`,
    body: listsInLists(1_000),
  },
  {
    what: 'an own line of 100,000 letters',
    method: 'POST',
    address: (_, sender) => `${weekOf(sender)}/shopping-list/lines`,
    body: { id: 'line', text: 'x'.repeat(100_000) },
  },
]

await measure('this server', undefined)
if (options.server) await measure(options.server, options.server)

async function measure(name: string, folder: string | undefined): Promise<void> {
  const startedAt = performance.now()
  const loadBefore = loadavg()[0] ?? 0
  const server = await startServer({}, { checkout: folder })
  const rows: Measured[] = []
  try {
    const [sender, other] = await signUpPlanOwners(server.origin, 2)
    const people = { origin: server.origin, sender, other }
    // The reader starts with the first recipe.
    await waitsBeside(people, ordinaryImport)
    rows.push(...rowsOf('nothing', await waitsBeside(people, undefined), goals.nothing))
    rows.push(...rowsOf(ordinaryImport.what, await waitsBeside(people, ordinaryImport), goals.ordinary))
    for (const one of [...nasty, ...largest])
      rows.push(...rowsOf(one.what, await waitsBeside(people, one), goals.nasty))
  } finally {
    await server.stop()
  }
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`${table(name, { rows, load: [loadBefore, loadavg()[0] ?? 0], seconds })}\n`)
  if (!folder && rows.some(({ value, goal }) => goal !== undefined && value > goal)) process.exitCode = 1
}

function importOf(what: string, source: OwnRecipeSource): Sent {
  const way = source.kind === 'file' ? 'file' : 'text'
  const address = (origin: string) => `${origin}/api/own-recipes/${way}`
  const body =
    source.kind === 'file'
      ? { name: source.name, base64: source.bytes.toString('base64') }
      : { text: source.text }
  return { what, method: 'POST', address, body }
}

function weekOf({ slot }: PlanHolder): string {
  return slot(1, 'dinner').replace(/\/day\/.*$/, '')
}

function listsInLists(depth: number): unknown {
  let list: unknown = []
  for (let at = 0; at < depth; at += 1) list = [list]
  return list
}

type People = Readonly<{ origin: string; sender: PlanHolder; other: PlanHolder }>
type Waits = Readonly<{ waitsMs: readonly number[]; readMs: number; status: number }>

/** The other asks for the plan again and again until the import is answered, and for two seconds at least. */
async function waitsBeside({ origin, sender, other }: People, sent: Sent | undefined): Promise<Waits> {
  await pause(recoverMs)
  const startedAt = performance.now()
  let isRead = sent === undefined
  const reading = sent
    ? ask(sent.method, sent.address(origin, sender), { token: sender.token, body: sent.body })
    : undefined
  const read = reading?.finally(() => {
    isRead = true
  })
  const waitsMs: number[] = []
  while (!isRead || performance.now() - startedAt < leastMs) {
    const { ms } = await ask('GET', other.address, { token: other.token })
    waitsMs.push(ms)
    await pause(betweenMs)
  }
  const { ms: readMs, status } = (await read) ?? { ms: 0, status: 0 }
  await askFor(200, 'GET', `${origin}/healthz`)
  return { waitsMs, readMs, status }
}

function rowsOf(what: string, { waitsMs, readMs, status }: Waits, goal: number | undefined): Measured[] {
  const sorted = waitsMs.toSorted((one, other) => one - other)
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0
  const how = status === 0 ? '' : `, answered ${status} in ${(readMs / 1000).toFixed(2)} s`
  return [
    { what: `beside ${what}${how}`, unit: 'ms', value: sorted.at(-1) ?? 0, goal },
    { what: '  99 of 100', unit: 'ms', value: p99 },
  ]
}
