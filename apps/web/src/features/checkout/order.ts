import type { PlanCode } from '@butterleaf/domain/subscription/plans'

/** What somebody is about to buy. */
export interface Order {
  email: string
  firstName: string
  lastName: string
  plan: PlanCode
  coupon: string | null
  /** May the purchase be told outside, where anybody is; undefined where nobody asked. */
  tellOutside?: boolean
}
