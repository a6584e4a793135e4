import type { Instant } from './instant.ts'
import type { Plan } from './plans.ts'
import type { BilledSubscription } from './subscription.ts'
import { termAt } from './term.ts'

/** A first term, paid for; its begin is the anchor of all later ones. */
export function startSubscription(
  plan: Plan,
  { uuid, at }: { uuid: string; at: Instant },
): BilledSubscription {
  const { startsAt, endsAt } = termAt(at, 0, plan.months)
  return {
    uuid,
    planCode: plan.code,
    pendingPlanCode: null,
    state: 'active',
    isPastDue: false,
    termStartsAt: startsAt,
    termEndsAt: endsAt,
    canceledAt: null,
    endedAt: null,
    anchorAt: at,
    monthsToTermEnd: plan.months,
    failedAttempts: 0,
  }
}
