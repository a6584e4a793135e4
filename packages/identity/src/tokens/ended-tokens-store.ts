import { createHash } from 'node:crypto'
import type { Db } from '@butterleaf/server-kit/database/database'

export interface EndedTokens {
  /** Seconds; tokens from this instant on are valid. */
  endedBefore: number
  keptSession: string | null
}

/** Crosses users: every process loads these few rows. */
export async function findEnded(db: Db, now: Date): Promise<Map<string, EndedTokens>> {
  const rows = await db
    .selectFrom('ended_tokens')
    .select(['user_hash', 'ended_before', 'kept_session'])
    .where('expires_at', '>', now.toISOString())
    .execute()
  return new Map(
    rows.map((row) => [row.user_hash, { endedBefore: row.ended_before, keptSession: row.kept_session }]),
  )
}

/** Each insert also deletes rows that are long over. */
export async function saveEnded(
  db: Db,
  userId: string,
  { endedBefore, keptSession, expiresAt, now }: EndedTokens & { expiresAt: Date; now: Date },
): Promise<void> {
  await db.deleteFrom('ended_tokens').where('expires_at', '<=', now.toISOString()).execute()
  const values = {
    ended_before: endedBefore,
    kept_session: keptSession,
    expires_at: expiresAt.toISOString(),
  }
  await db
    .insertInto('ended_tokens')
    .values({ user_hash: hashOfUser(userId), ...values })
    .onConflict((conflict) => conflict.column('user_hash').doUpdateSet(values))
    .execute()
}

export function hashOfUser(userId: string): string {
  return createHash('sha256').update(`ended tokens of ${userId}`).digest('base64url')
}
