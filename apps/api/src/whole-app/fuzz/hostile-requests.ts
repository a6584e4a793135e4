import fc from 'fast-check'
import type { DescribedCall, Description } from './described-calls.ts'
import { addressesOf, type KnownIds } from './hostile-addresses.ts'
import { bodiesOf } from './hostile-bodies.ts'
import { headersSent } from './hostile-headers.ts'
import { queriesOf } from './hostile-queries.ts'

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
