import type { Db } from '@butterleaf/server-kit/database/database'
import type { Message } from './messages.ts'

const atOnce = 50
const pausesMinutes = [2, 10, 60, 360, 1440]

type Pending = { user_id: string; message_key: string; message: string; attempts: number }

/** In the transaction that stores the change; messages that are there already, sent or not, stay as they are. */
export async function addMessages(
  db: Db,
  userId: string,
  messages: readonly Message[],
  now: Date,
): Promise<void> {
  if (messages.length === 0) return
  const at = now.toISOString()
  await db
    .insertInto('subscription_outbox')
    .values(
      messages.map(({ key, ...message }) => ({
        user_id: userId,
        message_key: key,
        message: JSON.stringify(message),
        created_at: at,
        attempts: 0,
        next_attempt_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'message_key']).doNothing())
    .execute()
}

/** Crosses users: due messages, oldest first. */
export async function findPending(db: Db, now: Date): Promise<Pending[]> {
  return db
    .selectFrom('subscription_outbox')
    .select(['user_id', 'message_key', 'message', 'attempts'])
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('created_at')
    .orderBy('message_key')
    .limit(atOnce)
    .execute()
}

/** True for one of several concurrent senders; if it ends before it is done, the next try is due later. */
export async function claimMessage(
  db: Db,
  { user_id, message_key, attempts }: Pending,
  now: Date,
): Promise<boolean> {
  const pause = pausesMinutes[attempts]
  const { numUpdatedRows } = await db
    .updateTable('subscription_outbox')
    .set({
      attempts: attempts + 1,
      next_attempt_at: pause === undefined ? null : new Date(now.getTime() + pause * 60_000).toISOString(),
    })
    .where('user_id', '=', user_id)
    .where('message_key', '=', message_key)
    .where('attempts', '=', attempts)
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The key stays, so that the message is never sent again; its content is deleted, since it may name a person. */
export async function markSent(db: Db, { user_id, message_key }: Pending): Promise<void> {
  await db
    .updateTable('subscription_outbox')
    .set({ message: '', next_attempt_at: null })
    .where('user_id', '=', user_id)
    .where('message_key', '=', message_key)
    .execute()
}
