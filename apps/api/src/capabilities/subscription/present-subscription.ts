import type { BillingAccount } from '@butterleaf/billing/billing-provider'
import type { SubscriptionAnswer } from '@butterleaf/contract/subscription/calls'
import type { AccessState } from '@butterleaf/domain/subscription/access'
import { amountFromCents, currency } from '@butterleaf/domain/subscription/money'
import { planOf } from '@butterleaf/domain/subscription/plans'

/** SUB-3: in the format of the specification's section 3. */
export function presentSubscription(
  account: BillingAccount | null | undefined,
  access: AccessState,
): SubscriptionAnswer {
  if (!account) return nothingBought(access)
  const { subscription } = account
  return {
    hasActiveSubscription: access === 'active',
    hasPending: subscription.pendingPlanCode !== null,
    canceled: subscription.canceledAt !== null,
    endDate: subscription.endedAt ?? subscription.termEndsAt,
    plan_code: subscription.planCode,
    access,
    current: presentCurrent(account),
    pending: presentPending(account),
    billing: presentBilling(account),
  }
}

function nothingBought(access: AccessState): SubscriptionAnswer {
  return {
    hasActiveSubscription: access === 'active',
    hasPending: false,
    canceled: false,
    endDate: null,
    plan_code: null,
    access,
    current: null,
    pending: null,
    billing: null,
  }
}

function presentCurrent({ subscription, dueAt }: BillingAccount): SubscriptionAnswer['current'] {
  const plan = planOf(subscription.planCode)
  return {
    name: plan.name,
    plan_code: plan.code,
    current_term_ends_at: subscription.termEndsAt,
    state: subscription.state,
    total: amountFromCents(plan.totalCents),
    uuid: subscription.uuid,
    past_due: subscription.isPastDue,
    next_attempt_at: subscription.isPastDue ? dueAt : null,
  }
}

function presentPending({ subscription }: BillingAccount): SubscriptionAnswer['pending'] {
  if (subscription.pendingPlanCode === null) return null
  const plan = planOf(subscription.pendingPlanCode)
  return { name: plan.name, total: amountFromCents(plan.totalCents), plan_code: plan.code }
}

function presentBilling({ subscription, method }: BillingAccount): SubscriptionAnswer['billing'] {
  const next = planOf(subscription.pendingPlanCode ?? subscription.planCode)
  return {
    method: method.method,
    card_type: method.brand,
    currency,
    last_four: method.lastFour,
    month: method.month,
    year: method.year,
    total: amountFromCents(next.totalCents),
  }
}
