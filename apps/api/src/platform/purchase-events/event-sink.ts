import type { PurchaseEvent } from './purchase-events.ts'

/** What leaves the house: the purchase, and of the person nothing but ids that lead to nobody. */
export interface OutsideEvent extends Omit<PurchaseEvent, 'eventId' | 'userId'> {
  /** The same for the same purchase, so that a sink can drop what it has been told before. */
  outsideId: string
  /** The same for the same person. */
  personId: string
}

export interface EventSink {
  name: 'ga4' | 'posthog' | 'plausible'
  /** Rejects when it wasn't taken: it is tried again later. */
  send(event: OutsideEvent): Promise<void>
}

/** The first purchase is told twice: as money, and as the goal that was reached. */
export const eventNames = { purchase: 'purchase', conversion: 'subscription_started' } as const
