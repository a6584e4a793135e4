import type { Db } from '@butterleaf/server-kit/database/database'
import type { Device } from './device-words.ts'

interface Seen extends Device {
  sessionId: string
  accountId: string
  now: Date
}

/** Saves the device of a session and when it was seen; the first time stays. */
export async function saveDevice(
  db: Db,
  { sessionId, accountId, browser, system, now }: Seen,
): Promise<void> {
  const seen = { browser, system, last_seen_at: now.toISOString() }
  await db
    .insertInto('idp_devices')
    .values({ session_id: sessionId, account_id: accountId, first_seen_at: now.toISOString(), ...seen })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(seen))
    .execute()
}

export async function findDevices(db: Db, accountId: string) {
  return db.selectFrom('idp_devices').selectAll().where('account_id', '=', accountId).execute()
}

export async function deleteDevice(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('idp_devices').where('session_id', '=', sessionId).execute()
}

export async function deleteDevicesOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('idp_devices').where('account_id', '=', accountId).execute()
}

export async function deleteDevicesUnseenSince(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idp_devices').where('last_seen_at', '<=', before.toISOString()).execute()
}
