import type { Db } from '@butterleaf/server-kit/database/database'
import { addPurchaseEvent } from './event-store.ts'
import type { PurchaseEvents } from './purchase-events.ts'

/** Stores events in the database, for the operator to read. */
export function tableEvents(db: Db): PurchaseEvents {
  return { sinks: [], send: (event) => addPurchaseEvent(db, event) }
}
