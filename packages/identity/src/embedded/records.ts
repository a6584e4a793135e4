import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { AdapterFactory, AdapterPayload } from 'oidc-provider'
import { InvalidGrant } from 'oidc-provider/lib/helpers/errors.js'
import { deleteDevicesOf } from './sessions/device-store.ts'

/** What is issued under a grant, and goes when the grant is revoked. */
const grantedKinds = new Set(['AuthorizationCode', 'RefreshToken', 'AccessToken'])

/** The ids the provider makes; anything else (a NUL, which PostgreSQL refuses) was never stored. */
const idPattern = /^[\w-]{1,200}$/

/** The provider's state in `idp_records`: what is expired is never answered, swept or not. */
export function recordsFor(db: Db, clock: Clock): AdapterFactory {
  return (kind) => ({
    upsert: (id, payload, expiresIn) => saveRecord(db, kind, id, payload, expiry(clock, expiresIn)),
    find: (id) => findRecord(db, clock, kind, 'record_id', id),
    findByUid: (uid) => findRecord(db, clock, kind, 'uid', uid),
    findByUserCode: async () => undefined,
    consume: (id) => consumeRecord(db, clock, kind, id),
    destroy: async (id) => {
      await db.deleteFrom('idp_records').where('kind', '=', kind).where('record_id', '=', id).execute()
    },
    revokeByGrantId: async (grantId) => {
      await db.deleteFrom('idp_records').where('grant_id', '=', grantId).execute()
    },
  })
}

/** [AUTH-7] Ends every session of an account, with all that was granted in them. */
export async function deleteRecordsOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('idp_records').where('account_id', '=', accountId).execute()
  await deleteDevicesOf(db, accountId)
}

async function saveRecord(
  db: Db,
  kind: string,
  id: string,
  payload: AdapterPayload,
  expiresAt: string | null,
): Promise<void> {
  const kept = {
    payload: JSON.stringify(payload),
    account_id: payload.accountId ?? null,
    grant_id: grantedKinds.has(kind) ? (payload.grantId ?? null) : null,
    uid: payload.uid ?? null,
    expires_at: expiresAt,
  }
  await db
    .insertInto('idp_records')
    .values({ kind, record_id: id, consumed_at: null, ...kept })
    .onConflict((conflict) => conflict.columns(['kind', 'record_id']).doUpdateSet(kept))
    .execute()
}

async function findRecord(
  db: Db,
  clock: Clock,
  kind: string,
  column: 'record_id' | 'uid',
  value: string,
): Promise<AdapterPayload | undefined> {
  if (!idPattern.test(value)) return undefined
  const row = await db
    .selectFrom('idp_records')
    .select(['payload', 'consumed_at'])
    .where('kind', '=', kind)
    .where(column, '=', value)
    .where((where) =>
      where.or([where('expires_at', 'is', null), where('expires_at', '>', clock.now().toISOString())]),
    )
    .executeTakeFirst()
  if (!row) return undefined
  const payload = JSON.parse(row.payload) as AdapterPayload
  return row.consumed_at ? { ...payload, consumed: Date.parse(row.consumed_at) / 1000 } : payload
}

/**
 * Of two that redeem the same code or refresh token at once, one wins. The other is treated as what it
 * may be, a thief or the one robbed: the whole grant is revoked, so the winner's tokens end with it.
 */
async function consumeRecord(db: Db, clock: Clock, kind: string, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('idp_records')
    .set({ consumed_at: clock.now().toISOString() })
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await revokeGrantOf(db, kind, id)
  throw new InvalidGrant('already used')
}

async function revokeGrantOf(db: Db, kind: string, id: string): Promise<void> {
  const row = await db
    .selectFrom('idp_records')
    .select('grant_id')
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .executeTakeFirst()
  if (!row?.grant_id) return
  await db.deleteFrom('idp_records').where('grant_id', '=', row.grant_id).execute()
  await db
    .deleteFrom('idp_records')
    .where('kind', '=', 'Grant')
    .where('record_id', '=', row.grant_id)
    .execute()
}

function expiry(clock: Clock, expiresInSeconds: number | undefined): string | null {
  if (expiresInSeconds === undefined) return null
  return new Date(clock.now().getTime() + expiresInSeconds * 1000).toISOString()
}
