import type { Db } from '@butterleaf/server-kit/database/database'
import { openServiceSecret } from '@butterleaf/server-kit/database/service-secret'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { ga4Sink, plausibleSink, posthogSink } from './event-sinks.ts'
import type { EventsConfig } from './events-config.ts'
import { outsideEvents } from './outside-events.ts'
import { addPurchaseEvent } from './purchase-event-store.ts'
import type { PurchaseEvents } from './purchase-events.ts'

/** Chooses the sinks of purchase events, once at start. */
export async function openPurchaseEvents(
  { ga4, posthog, plausible }: EventsConfig,
  { db, clock }: { db: Db; clock: Clock },
): Promise<PurchaseEvents> {
  const own = tableEvents(db)
  const sinks = [
    ...(ga4 ? [ga4Sink(ga4)] : []),
    ...(posthog ? [posthogSink(posthog)] : []),
    ...(plausible ? [plausibleSink(plausible)] : []),
  ]
  if (sinks.length === 0) return own
  const secret = await openServiceSecret(db, 'purchase-events', clock)
  return outsideEvents(sinks, { db, clock, secret, own })
}

/** Stores events in the database, for the operator to read. */
function tableEvents(db: Db): PurchaseEvents {
  return { sinks: [], send: (event) => addPurchaseEvent(db, event) }
}
