import type { Db } from '@butterleaf/server-kit/database/database'

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
