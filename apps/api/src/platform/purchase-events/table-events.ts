import type { Db } from '@butterleaf/server-kit/database/database'
import type { PurchaseEvents } from './purchase-events.ts'

/** Keeps them in the database, for whoever reads it; sent twice is there once. */
export function tableEvents(db: Db): PurchaseEvents {
  return {
    sinks: [],
    send: async ({ kind, eventId, userId, at, details }) => {
      await db
        .insertInto('purchase_events')
        .values({ user_id: userId, event_id: eventId, kind, at, details: JSON.stringify(details) })
        .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doNothing())
        .execute()
    },
  }
}
