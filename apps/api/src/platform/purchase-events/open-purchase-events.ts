import type { Db } from '@butterleaf/server-kit/database/database'
import { openServiceSecret } from '@butterleaf/server-kit/database/service-secret'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { EventsConfig } from './events-config.ts'
import { ga4Sink } from './ga4-sink.ts'
import { outsideEvents } from './outside-events.ts'
import { plausibleSink } from './plausible-sink.ts'
import { posthogSink } from './posthog-sink.ts'
import type { PurchaseEvents } from './purchase-events.ts'
import { tableEvents } from './table-events.ts'

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
