import fc from 'fast-check'
import type { DescribedCall, Description } from './described-calls.ts'
import { hostileText, hostileValue, valuesOf } from './values.ts'

export type HostileRequest = {
  address: string
  headers: Record<string, string>
  body: string | undefined
}

/** Ids that exist, by the name of the parameter they stand for: the sender’s own, then a stranger’s. */
export type KnownIds = Readonly<Record<string, readonly string[]>>

export type FuzzSettings = { numRuns: number; seed?: number }

/** Sends hostile requests to a call. Answers with the first that fails its check, as small as it gets, and its seed. */
export async function fuzzCall(
  call: DescribedCall,
  { description, known }: { description: Description; known: KnownIds },
  settings: FuzzSettings,
  check: (request: HostileRequest) => Promise<void>,
): Promise<string | undefined> {
  const found = await fc.check(fc.asyncProperty(hostileRequests(call, description, known), check), settings)
  return found.failed ? `${call.name}: ${await fc.asyncDefaultReportMessage(found)}` : undefined
}

/** Most are nearly right, so that they get far, the rest anything at all. */
function hostileRequests(
  call: DescribedCall,
  description: Description,
  known: KnownIds,
): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      address: fc
        .tuple(addressesOf(call, description, known), queriesOf(call, description))
        .map(([path, query]) => path + query),
      sent: bodiesOf(call, description),
      headers: headersSent,
    })
    .map(({ address, sent, headers }) => ({
      address,
      body: sent.body,
      headers: { ...headers, ...sent.headers },
    }))
}

/** Parts of an address that mean nothing, or not what they seem. */
const brokenParts = [
  '%',
  '%zz',
  '%00',
  'a%00',
  '%F0%9F',
  '%ED%A0%80',
  '..%2F..%2F',
  '%7B%7D',
  ';',
  '*',
  "'",
  '%0d%0aset-cookie:a=b',
]
const longParts = [101, 129, 500, 3_000].map((length) => 'x'.repeat(length))

function addressesOf(
  { path, inPath, answerType }: DescribedCall,
  description: Description,
  known: KnownIds,
): fc.Arbitrary<string> {
  const parts = inPath.map(({ name, schema = {} }) => {
    const made = valuesOf(schema, description, 0).map((value) => encodeURIComponent(String(value)))
    const [own = made, foreign = own] = (known[name] ?? []).map((id) => fc.constant(id))
    return fc.record({
      name: fc.constant(name),
      own,
      foreign,
      mixed: fc.oneof(own, foreign, made),
      broken: brokenPart,
    })
  })
  // What is right all along makes a PDF, which takes its time and is asked for elsewhere.
  const least = answerType === 'application/pdf' ? 1 : 0
  const breaks = fc.oneof(
    fc.constant<number[]>(least ? [0] : []),
    fc.array(fc.nat({ max: Math.max(parts.length - 1, 0) }), { minLength: least, maxLength: 2 }),
  )
  return fc
    .tuple(fc.tuple(...parts), fc.constantFrom(...whose), breaks)
    .map(([made, from, broken]) =>
      made.reduce(
        (address, part, at) =>
          address.replace(`{${part.name}}`, () => part[broken.includes(at) ? 'broken' : from]),
        path,
      ),
    )
}

/** Whose ids an address names; in a mixed one some only look like ids. */
const whose = ['own', 'own', 'foreign', 'mixed'] as const

/** Dots are resolved before they are sent. */
function isSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..' && !/^\s+$/.test(text)
}

const brokenPart = fc.oneof(
  fc.constantFrom(...brokenParts, ...longParts),
  hostileText.filter(isSegment).map(encodeURIComponent),
)

/** `q` is JSON within the address. */
const filterNames = [
  'page',
  'search',
  'categories',
  'allergen',
  'time',
  'net_carbs',
  'pageTotal',
  '__proto__',
]
const filters = fc
  .dictionary(fc.constantFrom(...filterNames), hostileValue, { maxKeys: 4 })
  .map((value) => JSON.stringify(value))

function queriesOf({ inQuery }: DescribedCall, description: Description): fc.Arbitrary<string> {
  const pairs = inQuery.map(({ name, schema = {} }) => {
    const value = fc.oneof(valuesOf(schema, description, 0).map(String), hostileText, filters)
    // Absent, once, or several times where one is meant.
    return fc.array(
      value.map((text) => `${name}=${encodeURIComponent(text)}`),
      { maxLength: 2 },
    )
  })
  const others = fc.constantFrom([], [], [], ['%=%'], ['a[b][c]=d'], ['&&&==='], ['__proto__[a]=b'])
  return fc.tuple(others, ...pairs).map((parts) => {
    // Longer ones are no request any more, but a head too large.
    const query = parts.flat().join('&').slice(0, 6_000)
    return query ? `?${query.replace(/%.?$/, '')}` : ''
  })
}

type Sent = { body: string | undefined; headers: Record<string, string> }

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/csv',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'nonsense',
  'application/json/json',
]
const brokenBodies = [
  '',
  '{',
  '{"a":',
  'null',
  '"',
  '[1,]',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":1}}',
  '\u0000',
  '--x--',
  'a=b&a=c',
  '\ud800',
]
const bombs = [
  `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
  '{"a":'.repeat(40_000),
  `[${'{},'.repeat(60_000)}{}]`,
  `{"a":"${'x'.repeat(270_000)}"}`,
  `{${'"a":1,'.repeat(20_000)}"b":2}`,
]

function bodiesOf({ method, body }: DescribedCall, description: Description): fc.Arbitrary<Sent> {
  const nothing = fc.constant<Sent>({ body: undefined, headers: {} })
  if (method === 'GET') return nothing
  const wrong = fc
    .record({ body: fc.constantFrom(...brokenBodies, ...bombs), type: fc.constantFrom(...types) })
    .map(({ body: text, type }): Sent => ({ body: text, headers: { 'content-type': type } }))
  if (!body) return fc.oneof({ weight: 2, arbitrary: nothing }, { weight: 1, arbitrary: wrong })
  const { type, schema } = body
  const written = (value: unknown): Sent => ({ body: inType(value, type), headers: { 'content-type': type } })
  return fc.oneof(
    { weight: 3, arbitrary: valuesOf(schema, description, 0).map(written) },
    { weight: 4, arbitrary: valuesOf(schema, description, 8).map(written) },
    { weight: 1, arbitrary: hostileValue.map(written) },
    { weight: 2, arbitrary: wrong },
    { weight: 1, arbitrary: nothing },
  )
}

function inType(value: unknown, type: string): string {
  if (typeof value === 'string' && type.startsWith('text/')) return value
  if (type !== 'application/x-www-form-urlencoded' || typeof value !== 'object' || value === null)
    return JSON.stringify(value) ?? ''
  const pairs = Object.entries(value).map(([name, field]): [string, string] => [
    name,
    typeof field === 'string' ? field : String(JSON.stringify(field)),
  ])
  return String(new URLSearchParams(pairs))
}

const headerText = fc
  .oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('x'.repeat(300), 'Europe/Paris', '*', 'W/"a"', '-1', '9'.repeat(20)),
  )
  .map((text) => text.trim())
const headerNames = [
  'time-zone',
  'idempotency-key',
  'if-none-match',
  'last-event-id',
  'range',
  'accept',
  'accept-encoding',
]
const headersSent = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...headerNames), headerText, { maxKeys: 2 }) },
)
