import type { Db } from '@butterleaf/server-kit/database/database'
import { deleteEndedSessions } from '../tokens/ended-sessions-store.ts'
import { deleteDevicesUnseenSince } from './sessions/device-store.ts'

const day = 86_400_000

/** Deletes what is long over. Nothing depends on it: what is expired is never read. */
export async function sweepIdentity(db: Db, now: Date): Promise<void> {
  const at = now.toISOString()
  const longAgo = new Date(now.getTime() - 2 * day).toISOString()
  await db.deleteFrom('idp_records').where('expires_at', '<=', at).execute()
  await db.deleteFrom('idp_mail_tokens').where('expires_at', '<=', at).execute()
  await db
    .deleteFrom('idp_attempts')
    .where('started_at', '<=', longAgo)
    .where((where) => where.or([where('blocked_until', 'is', null), where('blocked_until', '<=', at)]))
    .execute()
  // No session lives that long without being seen.
  const forgotten = new Date(now.getTime() - 15 * day)
  await deleteDevicesUnseenSince(db, forgotten)
  await deleteEndedSessions(db, forgotten)
}
