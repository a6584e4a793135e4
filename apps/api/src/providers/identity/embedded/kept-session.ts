import type { Db } from '../../../persistence/database.ts'

/** As much of what the provider keeps as tells which session it belongs to. */
interface Payload {
  uid?: string
  sessionUid?: string
  grantId?: string
  loginTs?: number
  authTime?: number
}

/**
 * [SET-6] Ends every session of an account but one, with all that was granted in them. The one that stays is dated anew:
 * what began before a change of the password finds nobody.
 */
export async function endOtherSessions(
  db: Db,
  accountId: string,
  sessionUid: string | undefined,
  begunAtSeconds: number,
): Promise<void> {
  const rows = await db
    .selectFrom('idp_records')
    .select(['kind', 'record_id', 'payload'])
    .where('account_id', '=', accountId)
    .execute()
  const records = rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as Payload }))
  const ofSession = records.filter(
    ({ payload }) => sessionUid !== undefined && (payload.uid ?? payload.sessionUid) === sessionUid,
  )
  const grants = new Set(ofSession.map(({ payload }) => payload.grantId))
  for (const record of records) {
    const isGrant = record.kind === 'Grant' && grants.has(record.record_id)
    if (ofSession.includes(record)) await dateAnew(db, record, begunAtSeconds)
    else if (!isGrant) await dropRecord(db, record)
  }
}

type Key = { kind: string; record_id: string }

async function dateAnew(db: Db, record: Key & { payload: Payload }, at: number): Promise<void> {
  const { payload } = record
  const dated = {
    ...payload,
    ...(payload.loginTs !== undefined && { loginTs: at }),
    ...(payload.authTime !== undefined && { authTime: at }),
  }
  await db
    .updateTable('idp_records')
    .set({ payload: JSON.stringify(dated) })
    .where('kind', '=', record.kind)
    .where('record_id', '=', record.record_id)
    .execute()
}

async function dropRecord(db: Db, { kind, record_id }: Key): Promise<void> {
  await db.deleteFrom('idp_records').where('kind', '=', kind).where('record_id', '=', record_id).execute()
}
