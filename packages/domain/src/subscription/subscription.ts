import type { Instant } from './instant.ts'
import type { PlanCode } from './plans.ts'

export const subscriptionStates = ['active', 'canceled', 'expired'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** One subscription, as any billing provider tells it. */
export interface Subscription {
  uuid: string
  planCode: PlanCode
  /** What it renews as, when that is another plan. */
  pendingPlanCode: PlanCode | null
  /** `canceled` has been paid for until the term's end; `expired` has ended, for whatever reason. */
  state: SubscriptionState
  /** A renewal's payment failed and is being tried again; access goes on meanwhile. */
  isPastDue: boolean
  termStartsAt: Instant
  termEndsAt: Instant
  canceledAt: Instant | null
  endedAt: Instant | null
}

/** Beside that, what it takes to bill it. */
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
