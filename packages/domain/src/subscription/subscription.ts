import type { Instant } from './instant.ts'
import type { PlanCode } from './plans.ts'

export const subscriptionStates = ['active', 'canceled', 'expired'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** One subscription, in the same terms for every billing provider. */
export interface Subscription {
  uuid: string
  planCode: PlanCode
  /** The plan it renews as, when that is another one. */
  pendingPlanCode: PlanCode | null
  /** `canceled` is paid until the term's end; `expired` has ended, for whatever reason. */
  state: SubscriptionState
  /** A renewal's payment failed and is being tried again; access goes on meanwhile. */
  isPastDue: boolean
  termStartsAt: Instant
  termEndsAt: Instant
  canceledAt: Instant | null
  endedAt: Instant | null
}

/** Also what billing it needs. */
export interface BilledSubscription extends Subscription {
  /** The very first term's begin, from which all terms are counted. */
  anchorAt: Instant
  /** Months from the anchor to the current term's end. */
  monthsToTermEnd: number
  /** Of the renewal that is due. */
  failedAttempts: number
}

export type SubscriptionRefusal = 'ended' | 'canceled'

export type Changed =
  | { ok: true; subscription: BilledSubscription }
  | { ok: false; reason: SubscriptionRefusal }
