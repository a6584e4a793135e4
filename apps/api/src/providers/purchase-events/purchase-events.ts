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
  send(event: PurchaseEvent): Promise<void>
}
