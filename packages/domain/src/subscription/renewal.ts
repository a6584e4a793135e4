import { addDaysToInstant, type Instant } from './instant.ts'
import { type Plan, planOf } from './plans.ts'
import type { BilledSubscription } from './subscription.ts'
import { type Term, termAt } from './term.ts'

/** SUB-2: when a renewal's payment is tried, in days after the term's end; after the last one it expires. */
export const attemptDays = [0, 1, 3, 7] as const

/** When billing has to act next; null when it never has to. */
export function dueAt({ state, termEndsAt, failedAttempts }: BilledSubscription): Instant | null {
  if (state === 'expired') return null
  if (state === 'canceled') return termEndsAt
  return addDaysToInstant(termEndsAt, attemptDays[failedAttempts] ?? 0)
}

/** The next term and its plan. */
export function nextTerm(subscription: BilledSubscription): { plan: Plan; term: Term } {
  const { anchorAt, monthsToTermEnd, pendingPlanCode, planCode } = subscription
  const plan = planOf(pendingPlanCode ?? planCode)
  return { plan, term: termAt(anchorAt, monthsToTermEnd, plan.months) }
}

/** A paid renewal, at once or at a later attempt: the next term starts where the last one ended. */
export function renewSubscription(subscription: BilledSubscription): BilledSubscription {
  const { plan, term } = nextTerm(subscription)
  return {
    ...subscription,
    planCode: plan.code,
    pendingPlanCode: null,
    isPastDue: false,
    failedAttempts: 0,
    termStartsAt: term.startsAt,
    termEndsAt: term.endsAt,
    monthsToTermEnd: subscription.monthsToTermEnd + plan.months,
  }
}

export function declineRenewal(subscription: BilledSubscription, at: Instant): BilledSubscription {
  const failedAttempts = subscription.failedAttempts + 1
  const declined = { ...subscription, failedAttempts }
  return failedAttempts < attemptDays.length
    ? { ...declined, isPastDue: true }
    : { ...declined, isPastDue: false, pendingPlanCode: null, state: 'expired', endedAt: at }
}

/**
 * A renewal that comes so late that the term it pays for is over, too, isn't followed by another: the subscription expires, and
 * its owner decides. A clock that jumps ahead or a long downtime so charges one term and not each one passed.
 */
export function renewOnce(subscription: BilledSubscription, now: Instant): BilledSubscription {
  const renewed = renewSubscription(subscription)
  if (renewed.termEndsAt > now) return renewed
  return { ...renewed, state: 'expired', endedAt: renewed.termEndsAt }
}

/** Ends a canceled subscription at the end of its term. */
export function endCanceled(subscription: BilledSubscription): BilledSubscription {
  return { ...subscription, state: 'expired', endedAt: subscription.termEndsAt }
}
