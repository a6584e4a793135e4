import { randomUUID } from 'node:crypto'
import { addMs, type Instant } from '@butterleaf/domain/subscription/instant'
import type { Db } from '@butterleaf/server-kit/database/database'

export interface SandboxEvent {
  event_id: string
  account_code: string
  kind: string
  created_at: string
  attempts: number
}

const pausesMinutes = [1, 5, 30, 120, 720]
const atOnce = 50

/** Delivered only after the transaction that wrote it is committed. */
export async function addEvent(db: Db, accountCode: string, kind: string, now: Instant): Promise<void> {
  await db
    .insertInto('sandbox_events')
    .values({
      event_id: randomUUID(),
      account_code: accountCode,
      kind,
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
    })
    .execute()
}

export async function findDueEvents(db: Db, now: Instant): Promise<SandboxEvent[]> {
  return db
    .selectFrom('sandbox_events')
    .select(['event_id', 'account_code', 'kind', 'created_at', 'attempts'])
    .where('next_attempt_at', '<=', now)
    .orderBy('created_at')
    .limit(atOnce)
    .execute()
}

/** True for one of the processes that want to deliver it; if that one fails, the event comes due again. */
export async function claimEvent(db: Db, event: SandboxEvent, now: Instant): Promise<boolean> {
  const pause = pausesMinutes[event.attempts]
  const { numUpdatedRows } = await db
    .updateTable('sandbox_events')
    .set({
      attempts: event.attempts + 1,
      next_attempt_at: pause === undefined ? null : addMs(now, pause * 60_000),
    })
    .where('event_id', '=', event.event_id)
    .where('attempts', '=', event.attempts)
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function dropEvent(db: Db, eventId: string): Promise<void> {
  await db.deleteFrom('sandbox_events').where('event_id', '=', eventId).execute()
}
