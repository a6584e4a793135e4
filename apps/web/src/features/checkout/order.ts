import type { PlanCode } from '@butterleaf/domain/subscription/plans'

/** What the person is about to buy. */
export interface Order {
  email: string
  firstName: string
  lastName: string
  plan: PlanCode
  coupon: string | null
  /** Whether the purchase may be sent to other services; undefined where the question wasn't shown. */
  tellOutside?: boolean
}
