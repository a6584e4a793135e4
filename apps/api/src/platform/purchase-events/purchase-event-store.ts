import type { Db } from '@butterleaf/server-kit/database/database'
import type { PurchaseEvent } from './purchase-events.ts'

/** The person's last answer counts. */
export async function noteConsent(
  db: Db,
  userId: string,
  { isGiven, now }: { isGiven: boolean; now: Date },
): Promise<void> {
  if (!isGiven) {
    await db.deleteFrom('purchase_event_consents').where('user_id', '=', userId).execute()
    return
  }
  await db
    .insertInto('purchase_event_consents')
    .values({ user_id: userId, given_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

export async function hasConsent(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchase_event_consents')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

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

interface Delivery {
  userId: string
  eventId: string
}

/** The names of the sinks that have accepted the event. */
export async function listDeliveredSinks(db: Db, { userId, eventId }: Delivery): Promise<string[]> {
  const rows = await db
    .selectFrom('purchase_event_deliveries')
    .select('sink')
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .execute()
  return rows.map(({ sink }) => sink)
}

export async function noteDelivered(
  db: Db,
  { userId, eventId }: Delivery,
  { sink, now }: { sink: string; now: Date },
): Promise<void> {
  await db
    .insertInto('purchase_event_deliveries')
    .values({ user_id: userId, event_id: eventId, sink, delivered_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id', 'sink']).doNothing())
    .execute()
}
