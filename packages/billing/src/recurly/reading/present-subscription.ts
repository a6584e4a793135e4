import { type Instant, instantOf } from '@butterleaf/domain/subscription/instant'
import type { Subscription } from '@butterleaf/domain/subscription/subscription'
import type { Subscription as RecurlySubscription } from 'recurly'
import type { RecurlyConfig } from '../recurly-config.ts'
import { planCodeOf } from '../recurly-values.ts'

/** Translates Recurly's terms into ours. */
export function presentSubscription(
  config: RecurlyConfig,
  subscription: RecurlySubscription,
  { isPastDue }: { isPastDue: boolean },
): Subscription {
  const planCode = planCodeOf(config, subscription.plan?.code)
  if (!planCode) throw new Error(`A plan that isn't ours: ${subscription.plan?.code}`)
  const pending = planCodeOf(config, subscription.pendingChange?.plan?.code)
  const isOver = subscription.state === 'expired'
  return {
    uuid: requireField(subscription.uuid, 'uuid'),
    planCode,
    pendingPlanCode: isOver || pending === planCode ? null : (pending ?? null),
    state: isOver ? 'expired' : subscription.state === 'canceled' ? 'canceled' : 'active',
    isPastDue: isPastDue && !isOver,
    termStartsAt: instantOf(requireField(subscription.currentPeriodStartedAt, 'current_period_started_at')),
    termEndsAt: instantOf(requireField(subscription.currentPeriodEndsAt, 'current_period_ends_at')),
    canceledAt: canceledAt(subscription),
    endedAt: isOver ? instantOrNull(subscription.expiresAt) : null,
  }
}

/** A person who stopped paying hasn't canceled, though the subscription ends the same way. */
function canceledAt({
  state,
  canceledAt: at,
  expiresAt,
  expirationReason,
}: RecurlySubscription): Instant | null {
  if (state === 'canceled') return instantOrNull(at)
  if (state !== 'expired' || expirationReason?.startsWith('nonpayment')) return null
  return instantOrNull(at ?? (expirationReason === 'canceled' ? expiresAt : null))
}

function instantOrNull(date: Date | null | undefined): Instant | null {
  return date ? instantOf(date) : null
}

export function requireField<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`Recurly left out ${name}`)
  return value
}
