// What reaches the server beside recipes that are imported, as large as it is taken, and shaped to cost the most.
import { randomBytes } from 'node:crypto'
import { startSignIn } from '@butterleaf/testing/sign-in'
import sharp from 'sharp'
import { type Answer, ask, askFor } from '../../load/ask.ts'
import type { PlanHolder } from '../../load/people.ts'

export type Sent = Readonly<{ what: string; send(): Promise<Pick<Answer, 'status'>> }>

type Sender = Readonly<{ origin: string; sender: PlanHolder }>

const kibibyte = 1024
const mostBody = 250 * kibibyte
const mostCsv = 1_048_000
const mostHeaders = 15_000

export async function largestCalls({ origin, sender }: Sender): Promise<readonly Sent[]> {
  const { token, address, base } = sender
  const list = `${sender.week(1)}/shopping-list`
  const row = (what: string, method: string, to: string, sent: Parameters<typeof ask>[2] = {}): Sent => ({
    what,
    send: () => ask(method, to, { token, ...sent }),
  })
  const tracker = await aTracker(sender)
  const csv = (what: string, body: string) =>
    row(what, 'POST', `${tracker}/logs.csv`, { body, type: 'text/csv' })
  const photo = `${origin}/api/own-recipes/${await ownRecipe(origin, token)}/photo`
  const picture = (what: string, bytes: Buffer) => row(what, 'PUT', photo, formOf(bytes))
  return [
    // First, since a process reads it once.
    row('the description of the calls', 'GET', `${origin}/api/openapi.json`),
    row('a search of recipes, 100 characters', 'GET', `${base}/recipes?search=${searched}`),
    row('a search of foods, 100 characters', 'POST', `${address}/allergen/ingredients`, {
      body: { searchString: decodeURIComponent(searched) },
    }),
    row('1,000 ticks', 'PUT', `${list}/checked`, { body: ticks }),
    row('1,000 marks of what is at home', 'PUT', `${list}/at-home`, {
      body: ticks.map(({ ingredient, at }) => ({ ingredient, at, atHome: true })),
    }),
    row('lists in lists, 1,000 deep', 'PUT', `${list}/checked`, { body: listsInLists(1_000) }),
    row('an own line of 100,000 letters', 'POST', `${list}/lines`, {
      body: { id: 'line', text: 'x'.repeat(100_000) },
    }),
    csv('weights: 5,000 rows of all columns', weightsFrom(0, 5_000)),
    csv('weights: 5,000 rows at fault', `date,weight_kg,note\n${'x,y,z\n'.repeat(5_000)}`),
    csv('weights: 1 MB of quotes', `date,weight_kg\n${'"'.repeat(mostCsv)}`),
    csv('weights: a head of 500,000 columns', 'a,'.repeat(mostCsv / 2)),
    csv('weights: 1 MB of empty lines', `date,weight_kg${'\n'.repeat(mostCsv)}`),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((at) =>
      csv(`weights: ${at * 5_000} rows more`, weightsFrom(at * 5_000, 5_000)),
    ),
    row('reading all these weights', 'GET', `${origin}/api/mealplan/weight-tracker`),
    picture('a photo of 25 megapixels of noise, 10 MB', await noise()),
    picture('a photo of 25 megapixels of one color', await plain()),
    picture('a photo whose head says 65,535 × 65,535', await untrueHead()),
    { what: 'eight sign-ins at once, 15 KB of password each', send: () => signIns(origin) },
    row('15 KB of headers', 'GET', address, {
      prefer: 'return=minimal, '.repeat(300),
      headers: { cookie: 'a=b; '.repeat(mostHeaders / 10), 'accept-language': 'en;q=0.1,'.repeat(300) },
    }),
    row('an address of 15 KB', 'GET', `${base}/recipes?${'a=1&'.repeat(mostHeaders / 4)}`),
    row('a log of 400 days', 'GET', `${origin}/api/food-log?from=2026-01-01&to=2027-02-04`),
    row('a coupon of 15 KB', 'GET', `${origin}/sandbox-billing/price?coupon=${'X'.repeat(mostHeaders)}`),
    ...Object.entries(bodies).map(([what, bodyOf]) => ({
      what: `every call, ${what}`,
      send: () => everyCall(origin, token, bodyOf),
    })),
  ]
}

const searched = encodeURIComponent('chikcen spinahc '.repeat(7).slice(0, 100).trim())

const ticks = Array.from({ length: 1000 }, (_, index) => ({
  ingredient: `no such food ${index}`,
  checked: true,
  at: new Date().toISOString(),
}))

function listsInLists(depth: number): unknown {
  let list: unknown = []
  for (let at = 0; at < depth; at += 1) list = [list]
  return list
}

/** Of days that none before has. */
function weightsFrom(first: number, count: number): string {
  const lastDay = Date.UTC(2026, 0, 1)
  const rows = Array.from({ length: count }, (_, at) => {
    const date = new Date(lastDay - (first + at) * 86_400_000).toISOString().slice(0, 10)
    return `${date},${80 + (at % 70) / 10},${'note '.repeat(28)},1.2,7,large,95,88`
  })
  return [
    'date,weight_kg,note,blood_ketones_mmol_l,breath_ketones_ppm,urine_ketones,glucose_mg_dl,waist_cm',
    ...rows,
  ].join('\n')
}

async function aTracker({ address, token }: PlanHolder): Promise<string> {
  const tracker = `${address}/weight-tracker`
  const { text } = await askFor(200, 'POST', tracker, { token, body: { weight: 70, date: '2030-01-01' } })
  return `${tracker}/${JSON.parse(text()).id}`
}

async function ownRecipe(origin: string, token: string): Promise<string> {
  const body = { text: 'Leeks\n\n300 g leeks\n2 eggs' }
  const { text } = await ask('POST', `${origin}/api/own-recipes/text`, { token, body })
  return JSON.parse(text()).recipes[0].id
}

function formOf(bytes: Buffer): Parameters<typeof ask>[2] {
  const head =
    '--edge\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')])
  return { body, type: 'multipart/form-data; boundary=edge' }
}

const [width, height] = [6_250, 4_000]

/** Coarse enough to stay below the limit of bytes. */
function noise(): Promise<Buffer> {
  const [wide, high] = [width / 2, height / 2]
  return sharp(randomBytes(wide * high * 3), { raw: { width: wide, height: high, channels: 3 } })
    .resize(width, height)
    .jpeg({ quality: 60, progressive: true })
    .toBuffer()
}

function plain(): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f6b3a' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function untrueHead(): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2f6b3a' } })
    .jpeg()
    .toBuffer()
  const head = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt32BE(0xffffffff, head + 5)
  return jpeg
}

async function signIns(origin: string): Promise<Pick<Answer, 'status'>> {
  const pages = await Promise.all(Array.from({ length: 8 }, () => startSignIn(origin)))
  const answers = await Promise.all(
    pages.map(({ submit }, at) =>
      submit({ email: `nobody-${at}-${Date.now()}@example.org`, password: 'é'.repeat(2_500) }),
    ),
  )
  return { status: Math.max(...answers.map(({ status }) => status)) }
}

type Operation = {
  requestBody?: { content?: Record<string, { schema?: { properties?: object; $ref?: string } }> }
}
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties?: object }> }
}

/** In turn. */
async function everyCall(
  origin: string,
  token: string,
  bodyOf: (fields: readonly string[]) => unknown,
): Promise<Pick<Answer, 'status'>> {
  const { text } = await askFor(200, 'GET', `${origin}/api/openapi.json`)
  const { paths, components } = JSON.parse(text()) as Description
  let worst = 0
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { requestBody }] of Object.entries(operations)) {
      const schema = requestBody?.content?.['application/json']?.schema
      // Its own account is still needed.
      if (!schema) continue
      const named = components.schemas[schema.$ref?.split('/').pop() ?? ''] ?? schema
      const body = bodyOf(Object.keys(named.properties ?? { field: {} }))
      const address = origin + path.replace(/\{\w+\}/g, '1')
      const { status } = await ask(method.toUpperCase(), address, { token, body })
      worst = Math.max(worst, status)
    }
  }
  return { status: worst }
}

const numbers = Array.from({ length: mostBody / 2 }, () => 1)
const names = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`name${at}`, 1]))
const shareOf = (fields: readonly string[]) => Math.floor(mostBody / fields.length) - 40
const eachField = (fields: readonly string[], value: unknown) =>
  Object.fromEntries(fields.map((field) => [field, value]))

/** 250 KB that no call takes, of the fields that a call has. */
const bodies = {
  'each field too long': (fields: readonly string[]) => eachField(fields, 'x'.repeat(shareOf(fields))),
  'a list of numbers in each field': (fields: readonly string[]) =>
    eachField(fields, numbers.slice(0, shareOf(fields) / 2)),
  '20,000 names': () => names,
  '128,000 numbers': () => numbers,
}
