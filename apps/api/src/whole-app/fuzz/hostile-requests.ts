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
