import type { PlanCode } from '@butterleaf/domain/subscription/plans'

/** CHK-11: a purchase for counting sales; it names no person. */
export interface PurchaseEvent {
  kind: 'purchase' | 'conversion'
  /** The same for the same purchase, also when it is stored twice. */
  eventId: string
  userId: string
  at: string
  details: {
    transaction: string
    value: number
    currency: string
    planCode: PlanCode
    coupon: string | null
  }
}

export interface PurchaseEvents {
  /** The outside services that get events, with the person's consent. */
  sinks: readonly string[]
  send(event: PurchaseEvent): Promise<void>
}
