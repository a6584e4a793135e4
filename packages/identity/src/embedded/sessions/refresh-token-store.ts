import type { Db } from '@butterleaf/server-kit/database/database'
import type { AdapterPayload } from 'oidc-provider'
import type { RecordKey } from '../record-store.ts'

/** The unused token that took the place of one used since then. */
export async function findSuccessor(
  db: Db,
  { kind, id }: RecordKey,
  usedSince: Date,
): Promise<string | undefined> {
  const used = await db
    .selectFrom('idp_records')
    .select(['payload', 'grant_id'])
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('consumed_at', '>=', usedSince.toISOString())
    .executeTakeFirst()
  if (!used?.grant_id) return undefined
  const unused = await db
    .selectFrom('idp_records')
    .select(['record_id', 'payload'])
    .where('kind', '=', kind)
    .where('grant_id', '=', used.grant_id)
    .where('consumed_at', 'is', null)
    .execute()
  const next = placeInFamily(used.payload, 1)
  return unused.find(({ payload }) => placeInFamily(payload, 0) === next)?.record_id
}

/** One grant may have a family of tokens for each tab that signed in. */
function placeInFamily(payload: string, further: number): string {
  const { rotations = 0, nonce, iiat } = JSON.parse(payload) as AdapterPayload
  return [rotations + further, nonce, iiat].join(' ')
}
