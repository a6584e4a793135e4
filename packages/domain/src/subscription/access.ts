import type { Instant } from './instant.ts'
import type { Subscription } from './subscription.ts'

export const accessStates = ['active', 'not_found', 'expired', 'canceled'] as const
export type AccessState = (typeof accessStates)[number]

/** APP-1: a canceled subscription gives access until its end, and so does one whose renewal is being retried. */
export function accessOf(
  subscription: Pick<Subscription, 'state' | 'termEndsAt' | 'canceledAt'> | undefined,
  at: Instant,
): AccessState {
  if (!subscription) return 'not_found'
  const { state, termEndsAt, canceledAt } = subscription
  if (state === 'expired') return canceledAt === null ? 'expired' : 'canceled'
  return state === 'canceled' && at >= termEndsAt ? 'canceled' : 'active'
}
