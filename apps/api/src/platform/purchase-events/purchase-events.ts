import type { PlanCode } from '@butterleaf/domain/subscription/plans'

/** CHK-11: what a shop tells whoever counts its sales; nothing in it names a person. */
export interface PurchaseEvent {
  kind: 'purchase' | 'conversion'
  /** The same for the same purchase, however often it is sent. */
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
  /** Who outside is told, with the consent of those it is about. */
  sinks: readonly string[]
  send(event: PurchaseEvent): Promise<void>
}
