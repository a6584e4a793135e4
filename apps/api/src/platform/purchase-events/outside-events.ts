import { createHmac } from 'node:crypto'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { forEachIndependently } from '@butterleaf/server-kit/process/for-each-independently'
import type { EventSink, OutsideEvent } from './event-sinks.ts'
import { hasConsent, listDeliveredSinks, noteDelivered } from './purchase-event-store.ts'
import type { PurchaseEvent, PurchaseEvents } from './purchase-events.ts'

interface OutsideParts {
  db: Db
  clock: Clock
  /** Known only to this service: without it no one can tell whose an id is. */
  secret: string
  /** Our own table, which always stores the event. */
  own: PurchaseEvents
}

/**
 * CHK-11: sends to each sink once, and only about people who have agreed. An unreachable sink fails the event, which the
 * outbox retries; sinks that have accepted it are skipped then.
 */
export function outsideEvents(
  sinks: readonly EventSink[],
  { db, clock, secret, own }: OutsideParts,
): PurchaseEvents {
  return {
    sinks: sinks.map(({ name }) => name),
    send: async (event) => {
      await own.send(event)
      if (!(await hasConsent(db, event.userId))) return
      const delivered = await listDeliveredSinks(db, event)
      const waiting = sinks.filter(({ name }) => !delivered.includes(name))
      await forEachIndependently(waiting, async (sink) => {
        await sink.send(withoutPerson(event, secret))
        await noteDelivered(db, event, { sink: sink.name, now: clock.now() })
      })
    },
  }
}

function withoutPerson({ userId, eventId, ...event }: PurchaseEvent, secret: string): OutsideEvent {
  return {
    ...event,
    personId: opaque(secret, 'person', userId),
    outsideId: opaque(secret, 'event', userId, eventId),
  }
}

/** In the format of a UUID, by which sinks drop duplicates. */
function opaque(secret: string, ...parts: string[]): string {
  const hex = createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
