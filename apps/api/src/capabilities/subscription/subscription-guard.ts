import type { AccessGuard } from './access/access-guard.ts'
import { accessIn, knownSubscription } from './known-subscription.ts'
import type { SyncParts } from './sync-subscription.ts'

/** APP-1: those whose subscription is paid for. */
export function subscriptionGuard(parts: SyncParts): AccessGuard {
  return {
    accessOf: async (userId, now) => accessIn(await knownSubscription(parts, userId), now),
    description: 'Meal plans are open to those with a subscription (ACCESS=everybody opens them to all).',
  }
}
