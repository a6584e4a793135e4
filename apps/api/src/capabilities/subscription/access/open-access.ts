import type { AccessState } from '@butterleaf/domain/subscription/access'
import type { AppContext } from '#platform/app-context.ts'
import { accessIn, readCachedSubscription } from '../syncing/read-subscription.ts'
import type { SyncParts } from '../syncing/sync-subscription.ts'

/** APP-1: subscribers have access, or all people where the operator sets it explicitly. */
export function openAccess(context: AppContext): AccessGuard {
  return context.config.grantsAccess ? embeddedGrant() : subscriptionGuard(context)
}

/** Gives every signed-in person access, for operators who charge nothing. */
function embeddedGrant(): AccessGuard {
  return {
    accessOf: async () => 'active',
    description: 'Meal plans are open to everybody who signs in, without payment (ACCESS=everybody).',
  }
}

/** APP-1: people with a paid subscription. */
function subscriptionGuard(parts: SyncParts): AccessGuard {
  return {
    accessOf: async (userId, now) => accessIn(await readCachedSubscription(parts, userId), now),
    description: 'Meal plans are open to those with a subscription (ACCESS=everybody opens them to all).',
  }
}

/** APP-1: decides whether a person may use the paid calls. */
export interface AccessGuard {
  accessOf(userId: string, now: Date): Promise<AccessState>
  /** A sentence for the operator at start: who has access. */
  description: string
}
