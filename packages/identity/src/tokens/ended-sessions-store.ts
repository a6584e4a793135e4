import type { Db } from '@butterleaf/server-kit/database/database'

/** By the id of a session or grant, the second before which its tokens are refused. */
export type EndedSessions = ReadonlyMap<string, number>

/** Crosses users: every process loads these few rows. */
export async function findEndedSessions(db: Db, since: Date): Promise<EndedSessions> {
  const rows = await db
    .selectFrom('ended_sessions')
    .select(['session_id', 'ended_before'])
    .where('ended_before', '>', inSeconds(since))
    .execute()
  return new Map(rows.map((row) => [row.session_id, row.ended_before]))
}

export async function findSessionEnd(db: Db, sessionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('ended_sessions')
    .select('ended_before')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row?.ended_before
}

export async function saveEndedSessions(db: Db, ended: EndedSessions): Promise<void> {
  for (const [session_id, ended_before] of ended) {
    await db
      .insertInto('ended_sessions')
      .values({ session_id, ended_before })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ ended_before }))
      .execute()
  }
}

export async function deleteEndedSessions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('ended_sessions').where('ended_before', '<=', inSeconds(before)).execute()
}

function inSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
