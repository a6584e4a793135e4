import type { Db } from '@butterleaf/server-kit/database/database'
import type { AdapterPayload } from 'oidc-provider'
import { deleteDevicesOf } from './sessions/device-store.ts'

export type RecordKey = { kind: string; id: string }
export type RecordValue = { payload: AdapterPayload; expiresAt: Date | null }

/** Issued under a grant, and deleted when the grant is revoked. */
const grantedKinds = new Set(['AuthorizationCode', 'RefreshToken', 'AccessToken'])

export async function saveRecord(
  db: Db,
  { kind, id }: RecordKey,
  { payload, expiresAt }: RecordValue,
): Promise<void> {
  const kept = {
    payload: JSON.stringify(payload),
    account_id: payload.accountId ?? null,
    grant_id: grantedKinds.has(kind) ? (payload.grantId ?? null) : null,
    uid: payload.uid ?? null,
    expires_at: expiresAt?.toISOString() ?? null,
  }
  await db
    .insertInto('idp_records')
    .values({ kind, record_id: id, consumed_at: null, ...kept })
    .onConflict((conflict) => conflict.columns(['kind', 'record_id']).doUpdateSet(kept))
    .execute()
}

export async function findRecord(
  db: Db,
  { kind, column, value }: { kind: string; column: 'record_id' | 'uid'; value: string },
  now: Date,
): Promise<AdapterPayload | undefined> {
  const row = await db
    .selectFrom('idp_records')
    .select(['payload', 'consumed_at'])
    .where('kind', '=', kind)
    .where(column, '=', value)
    .where((where) =>
      where.or([where('expires_at', 'is', null), where('expires_at', '>', now.toISOString())]),
    )
    .executeTakeFirst()
  if (!row) return undefined
  const payload = JSON.parse(row.payload) as AdapterPayload
  return row.consumed_at ? { ...payload, consumed: Date.parse(row.consumed_at) / 1000 } : payload
}

/** True for only the first of several concurrent callers. */
export async function consumeRecord(db: Db, { kind, id }: RecordKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idp_records')
    .set({ consumed_at: now.toISOString() })
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findGrantOf(db: Db, { kind, id }: RecordKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('idp_records')
    .select('grant_id')
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .executeTakeFirst()
  return row?.grant_id ?? undefined
}

export async function deleteRecord(db: Db, { kind, id }: RecordKey): Promise<void> {
  await db.deleteFrom('idp_records').where('kind', '=', kind).where('record_id', '=', id).execute()
}

/** Deletes what was issued under the grant. */
export async function deleteGrantedRecords(db: Db, grantId: string): Promise<void> {
  await db.deleteFrom('idp_records').where('grant_id', '=', grantId).execute()
}

/** Deletes the grant and what was issued under it. */
export async function deleteGrant(db: Db, grantId: string): Promise<void> {
  await deleteGrantedRecords(db, grantId)
  await deleteRecord(db, { kind: 'Grant', id: grantId })
}

/** [AUTH-7] Ends every session of an account, with all that was granted in them. */
export async function deleteRecordsOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('idp_records').where('account_id', '=', accountId).execute()
  await deleteDevicesOf(db, accountId)
}

export async function deleteExpiredRecords(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idp_records').where('expires_at', '<=', now.toISOString()).execute()
}

/** OPS-6: the parts of an account's records that open nothing. */
export async function listRecordDates(db: Db, accountId: string) {
  return db
    .selectFrom('idp_records')
    .select(['kind', 'expires_at', 'consumed_at'])
    .where('account_id', '=', accountId)
    .orderBy('expires_at')
    .execute()
}
