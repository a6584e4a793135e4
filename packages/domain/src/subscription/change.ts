import type { Instant } from './instant.ts'
import type { PlanCode } from './plans.ts'
import type { BilledSubscription, Changed } from './subscription.ts'

/**
 * SUB-1: nothing more is charged, and what is paid for stays until the term's end. While a renewal is being
 * retried the paid term is over already, so it ends at once.
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

/** Before the end only: afterwards there is nothing to go on with, and a new one is bought. */
export function reactivateSubscription(subscription: BilledSubscription): Changed {
  if (subscription.state === 'expired') return { ok: false, reason: 'ended' }
  return { ok: true, subscription: { ...subscription, state: 'active', canceledAt: null } }
}

/** At the next renewal; choosing the plan it has takes a pending change back. */
export function changePlan(subscription: BilledSubscription, planCode: PlanCode): Changed {
  if (subscription.state === 'expired') return { ok: false, reason: 'ended' }
  if (subscription.state === 'canceled') return { ok: false, reason: 'canceled' }
  const pendingPlanCode = planCode === subscription.planCode ? null : planCode
  return { ok: true, subscription: { ...subscription, pendingPlanCode } }
}
