import type { Db } from '@butterleaf/server-kit/database/database'
import type { PurchaseEvent } from './purchase-events.ts'

/** Storing an event twice has no effect. */
export async function addPurchaseEvent(
  db: Db,
  { kind, eventId, userId, at, details }: PurchaseEvent,
): Promise<void> {
  await db
    .insertInto('purchase_events')
    .values({ user_id: userId, event_id: eventId, kind, at, details: JSON.stringify(details) })
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doNothing())
    .execute()
}
