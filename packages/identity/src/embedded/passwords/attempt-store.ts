import type { Db } from '@butterleaf/server-kit/database/database'
import { sql } from 'kysely'
import { type Limit, pauseAt, puzzlesPast } from './attempt-limits.ts'

export type Attempt = { isAllowed: true; count: number } | { isAllowed: false; waitSeconds: number }

/**
 * Counts a try before it is made, in one statement: of concurrent tries only the free ones get through, and none is lost from
 * the count. A successful try is taken back afterwards.
 */
export async function beginAttempt(db: Db, limit: Limit, now: Date): Promise<Attempt> {
  const at = now.toISOString()
  const windowStart = after(now, -limit.windowSeconds)
  const count = sql`case when idp_attempts.started_at <= ${windowStart} then 1 else idp_attempts.failures + 1 end`
  const { rows } = await sql<{ failures: number }>`
    insert into idp_attempts (bucket, failures, started_at, blocked_until)
    values (${limit.bucket}, 1, ${at}, ${limit.free === 1 ? after(now, pauseAt(limit, 0)) : null})
    on conflict (bucket) do update set
      failures = ${count},
      started_at = case when idp_attempts.started_at <= ${windowStart} then ${at} else idp_attempts.started_at end,
      blocked_until = ${blockedUntil(limit, count, now)}
    where idp_attempts.blocked_until is null or idp_attempts.blocked_until <= ${at}
    returning failures`.execute(db)
  const [row] = rows
  if (row) return { isAllowed: true, count: row.failures }
  return { isAllowed: false, waitSeconds: await secondsBlocked(db, limit, now) }
}

export interface Pause {
  limit: Limit
  waitSeconds: number
}

/** The pauses that stand now, in the order of the limits; looking costs no try. */
export async function findPauses(db: Db, all: readonly Limit[], now: Date): Promise<Pause[]> {
  const rows = await db
    .selectFrom('idp_attempts')
    .select(['bucket', 'blocked_until'])
    .where('bucket', 'in', bucketsOf(all))
    .where('blocked_until', '>', now.toISOString())
    .execute()
  const ends = new Map(rows.map((row) => [row.bucket, row.blocked_until]))
  return all.flatMap((limit) => {
    const end = ends.get(limit.bucket)
    return end ? [{ limit, waitSeconds: secondsUntil(end, now) }] : []
  })
}

/** How many tries of its window a limit has counted. */
export async function countAttempts(db: Db, limit: Limit, now: Date): Promise<number> {
  const row = await db
    .selectFrom('idp_attempts')
    .select('failures')
    .where('bucket', '=', limit.bucket)
    .where('started_at', '>', after(now, -limit.windowSeconds))
    .executeTakeFirst()
  return row?.failures ?? 0
}

/** The password was right, so the tries were no guesses, those that puzzles let through included. */
export async function forgetAttempts(db: Db, limit: Limit): Promise<void> {
  const past = puzzlesPast(limit)
  await db
    .deleteFrom('idp_attempts')
    .where('bucket', 'in', bucketsOf(past ? [limit, past] : [limit]))
    .execute()
}

/**
 * Takes one try back, and the pause it cost; the tries of others that share the bucket stay counted. The pause is this try's
 * own: while there is one, no other try is allowed.
 */
export async function takeBackAttempt(db: Db, { bucket }: Limit): Promise<void> {
  await sql`
    update idp_attempts set failures = failures - 1, blocked_until = null
    where bucket = ${bucket} and failures > 0`.execute(db)
}

export async function takeBackAttempts(db: Db, all: readonly Limit[]): Promise<void> {
  for (const each of all) await takeBackAttempt(db, each)
}

/** Counts whose window and pause are over. */
export async function deleteOldAttempts(
  db: Db,
  { startedBefore, now }: { startedBefore: Date; now: Date },
): Promise<void> {
  await db
    .deleteFrom('idp_attempts')
    .where('started_at', '<=', startedBefore.toISOString())
    .where((where) =>
      where.or([where('blocked_until', 'is', null), where('blocked_until', '<=', now.toISOString())]),
    )
    .execute()
}

function blockedUntil(limit: Limit, count: ReturnType<typeof sql>, now: Date) {
  const steps = limit.pausesSeconds.map((_, step) => step).reverse()
  const cases = steps.map(
    (step) => sql`when ${count} >= ${limit.free + step} then ${after(now, pauseAt(limit, step))}`,
  )
  return sql`case ${sql.join(cases, sql` `)} else null end`
}

async function secondsBlocked(db: Db, { bucket }: Limit, now: Date): Promise<number> {
  const row = await db
    .selectFrom('idp_attempts')
    .select('blocked_until')
    .where('bucket', '=', bucket)
    .executeTakeFirst()
  return row?.blocked_until ? secondsUntil(row.blocked_until, now) : 1
}

function secondsUntil(end: string, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(end) - now.getTime()) / 1000))
}

function bucketsOf(all: readonly Limit[]): string[] {
  return all.map(({ bucket }) => bucket)
}

function after(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}
