import type { PurchaseEvent } from './purchase-events.ts'

/** The event that is sent out: the purchase, and of the person only ids that identify no one outside. */
export interface OutsideEvent extends Omit<PurchaseEvent, 'eventId' | 'userId'> {
  /** The same for the same purchase, so that a sink can drop duplicates. */
  outsideId: string
  /** The same for the same person. */
  personId: string
}

export interface EventSink {
  name: 'ga4' | 'posthog' | 'plausible'
  /** Rejects when the sink didn't accept it; the outbox retries. */
  send(event: OutsideEvent): Promise<void>
}

/** The first purchase is sent as two events: the revenue, and the goal that was reached. */
export const eventNames = { purchase: 'purchase', conversion: 'subscription_started' } as const
