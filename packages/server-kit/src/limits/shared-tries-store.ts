import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

interface Counted {
  tries: number
  endsAt: Date
}

/** In one statement, so that concurrent tries of several processes are all counted. */
export async function addTry(
  db: Db,
  { who, windowSeconds, now }: { who: string; windowSeconds: number; now: Date },
): Promise<Counted> {
  const at = now.toISOString()
  const endsAt = new Date(now.getTime() + windowSeconds * 1_000).toISOString()
  const { rows } = await sql<{ tries: number; ends_at: string }>`
    insert into shared_tries (bucket, tries, ends_at) values (${bucketOf(who)}, 1, ${endsAt})
    on conflict (bucket) do update set
      tries = case when shared_tries.ends_at <= ${at} then 1 else shared_tries.tries + 1 end,
      ends_at = case when shared_tries.ends_at <= ${at} then ${endsAt} else shared_tries.ends_at end
    returning tries, ends_at`.execute(db)
  const [row] = rows
  return { tries: row?.tries ?? 1, endsAt: new Date(row?.ends_at ?? endsAt) }
}

export async function deleteOldTries(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('shared_tries').where('ends_at', '<=', now.toISOString()).execute()
}

/** A hash, so that the table names no person and no network. */
function bucketOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url')
}
