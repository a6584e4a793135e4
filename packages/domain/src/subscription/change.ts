import type { Instant } from './instant.ts'
import type { PlanCode } from './plans.ts'
import type { BilledSubscription, Changed } from './subscription.ts'

/**
 * SUB-1: no further charge, and the paid term stays until its end. While a renewal is being retried there is no paid term, so
 * it ends at once.
 */
export function cancelSubscription(subscription: BilledSubscription, at: Instant): Changed {
  if (subscription.state === 'expired') return { ok: false, reason: 'ended' }
  if (subscription.state === 'canceled') return { ok: true, subscription }
  const canceled = { ...subscription, pendingPlanCode: null, canceledAt: at }
  return {
    ok: true,
    subscription: subscription.isPastDue
      ? { ...canceled, state: 'expired', isPastDue: false, endedAt: at }
      : { ...canceled, state: 'canceled' },
  }
}

/** Only before the end: afterwards the person buys a new subscription. */
export function reactivateSubscription(subscription: BilledSubscription): Changed {
  if (subscription.state === 'expired') return { ok: false, reason: 'ended' }
  return { ok: true, subscription: { ...subscription, state: 'active', canceledAt: null } }
}

/** Takes effect at the next renewal; choosing the current plan cancels a pending change. */
export function changePlan(subscription: BilledSubscription, planCode: PlanCode): Changed {
  if (subscription.state === 'expired') return { ok: false, reason: 'ended' }
  if (subscription.state === 'canceled') return { ok: false, reason: 'canceled' }
  const pendingPlanCode = planCode === subscription.planCode ? null : planCode
  return { ok: true, subscription: { ...subscription, pendingPlanCode } }
}
