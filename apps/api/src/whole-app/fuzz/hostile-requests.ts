import fc from 'fast-check'
import type { DescribedCall, Description } from './described-calls.ts'
import { addressesOf, type KnownIds } from './hostile-addresses.ts'
import { bodiesOf } from './hostile-bodies.ts'
import { hostileText, hostileValue, valuesOf } from './values.ts'

export type HostileRequest = {
  address: string
  headers: Record<string, string>
  body: string | undefined
}

export type FuzzSettings = { numRuns: number }

/** Sends hostile requests to a call. Returns the first that fails its check, shrunk, with its seed. */
export async function fuzzCall(
  call: DescribedCall,
  { description, known }: { description: Description; known: KnownIds },
  settings: FuzzSettings,
  check: (request: HostileRequest) => Promise<void>,
): Promise<string | undefined> {
  const found = await fc.check(fc.asyncProperty(hostileRequests(call, description, known), check), settings)
  return found.failed ? `${call.name}: ${await fc.asyncDefaultReportMessage(found)}` : undefined
}

/** Most are nearly valid, so that they get far; the rest are anything. */
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
    // Absent, once, or several times where one is expected.
    return fc.array(
      value.map((text) => `${name}=${encodeURIComponent(text)}`),
      { maxLength: 2 },
    )
  })
  const others = fc.constantFrom([], [], [], ['%=%'], ['a[b][c]=d'], ['&&&==='], ['__proto__[a]=b'])
  return fc.tuple(others, ...pairs).map((parts) => {
    // A longer one would be refused as too large a request head.
    const query = parts.flat().join('&').slice(0, 6_000)
    return query ? `?${query.replace(/%.?$/, '')}` : ''
  })
}
