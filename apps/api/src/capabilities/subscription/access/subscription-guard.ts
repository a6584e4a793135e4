import { accessIn, readCachedSubscription } from '../syncing/read-subscription.ts'
import type { SyncParts } from '../syncing/sync-subscription.ts'
import type { AccessGuard } from './access-guard.ts'

/** APP-1: people with a paid subscription. */
export function subscriptionGuard(parts: SyncParts): AccessGuard {
  return {
    accessOf: async (userId, now) => accessIn(await readCachedSubscription(parts, userId), now),
    description: 'Meal plans are open to those with a subscription (ACCESS=everybody opens them to all).',
  }
}
