import type { Db } from '@butterleaf/server-kit/database/database'
import { deleteDevice } from './device-store.ts'

/** The fields of the provider's records that say which session they belong to. */
interface Payload {
  uid?: string
  sessionUid?: string
  grantId?: string
  authorizations?: Record<string, { grantId?: string; persistsLogout?: boolean }>
  loginTs?: number
  authTime?: number
}

interface SessionRecord {
  kind: string
  record_id: string
  payload: Payload
  sessionId: string | undefined
}

/** Signed-in sessions with their sign-in time, in seconds. */
export async function findSessions(
  db: Db,
  accountId: string,
  now: Date,
): Promise<{ sessionId: string; signedInAt: number }[]> {
  const rows = await db
    .selectFrom('idp_records')
    .select(['uid', 'payload'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'Session')
    .where('expires_at', '>', now.toISOString())
    .execute()
  return rows.flatMap(({ uid, payload }) => {
    const { loginTs = 0 } = JSON.parse(payload) as Payload
    return uid === null ? [] : [{ sessionId: uid, signedInAt: loginTs }]
  })
}

/** Ends the chosen sessions of an account with everything granted in them, and returns which these were. */
export async function dropSessions(
  db: Db,
  accountId: string,
  isDropped: (sessionId: string | undefined) => boolean,
): Promise<string[]> {
  const dropped = (await findRecords(db, accountId)).filter(({ sessionId }) => isDropped(sessionId))
  for (const record of dropped) await dropRecord(db, record)
  const sessionIds = [...new Set(dropped.flatMap(({ sessionId }) => sessionId ?? []))]
  for (const sessionId of sessionIds) await deleteDevice(db, sessionId)
  return sessionIds
}

/**
 * [SET-6] Whatever began before a change of the password finds no account, so the session that stays gets the date of the
 * change.
 */
export async function resetSessionDate(
  db: Db,
  accountId: string,
  sessionId: string,
  atSeconds: number,
): Promise<void> {
  const records = await findRecords(db, accountId)
  for (const record of records) if (record.sessionId === sessionId) await resetDate(db, record, atSeconds)
}

async function findRecords(db: Db, accountId: string): Promise<SessionRecord[]> {
  const rows = await db
    .selectFrom('idp_records')
    .select(['kind', 'record_id', 'payload'])
    .where('account_id', '=', accountId)
    .execute()
  const records = rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as Payload }))
  const ofGrants = new Map(
    records.flatMap(({ payload }) => grantsIn(payload).map((grantId) => [grantId, sessionOf(payload)])),
  )
  return records.map((record) => ({
    ...record,
    sessionId: record.kind === 'Grant' ? ofGrants.get(record.record_id) : sessionOf(record.payload),
  }))
}

function sessionOf({ uid, sessionUid }: Payload): string | undefined {
  return uid ?? sessionUid
}

/** Without those that outlive the session, which are assistants'. */
function grantsIn({ grantId, authorizations = {} }: Payload): string[] {
  const ofSession = Object.values(authorizations).filter(({ persistsLogout }) => !persistsLogout)
  return [{ grantId }, ...ofSession].flatMap((each) => each.grantId ?? [])
}

async function resetDate(
  db: Db,
  { kind, record_id, payload }: SessionRecord,
  atSeconds: number,
): Promise<void> {
  const dated = {
    ...payload,
    ...(payload.loginTs !== undefined && { loginTs: atSeconds }),
    ...(payload.authTime !== undefined && { authTime: atSeconds }),
  }
  await db
    .updateTable('idp_records')
    .set({ payload: JSON.stringify(dated) })
    .where('kind', '=', kind)
    .where('record_id', '=', record_id)
    .execute()
}

async function dropRecord(db: Db, { kind, record_id }: SessionRecord): Promise<void> {
  await db.deleteFrom('idp_records').where('kind', '=', kind).where('record_id', '=', record_id).execute()
}
