import { type AccessState, accessOf } from '@butterleaf/domain/subscription/access'
import { addMs } from '@butterleaf/domain/subscription/instant'
import { BillingUnavailable } from '../providers/billing/billing-provider.ts'
import { findKnown, type KnownAccount } from './store.ts'
import { type SyncParts, syncSubscription } from './sync-subscription.ts'

/** As kept, unless something must have changed by itself since: then the provider is asked. */
export async function knownSubscription(parts: SyncParts, userId: string): Promise<KnownAccount | undefined> {
  const known = await findKnown(parts.database.db, userId)
  const isStale = known?.checkAt != null && known.checkAt <= parts.clock.now()
  return isStale ? freshOr(parts, userId, known) : known
}

/** As the provider tells it now; nobody who never bought anything costs it a question. */
export async function freshSubscription(parts: SyncParts, userId: string): Promise<KnownAccount | undefined> {
  const known = await findKnown(parts.database.db, userId)
  return known && freshOr(parts, userId, known)
}

/** While the provider is away, what it told last holds: its trouble locks nobody out. */
async function freshOr(
  parts: SyncParts,
  userId: string,
  known: KnownAccount,
): Promise<KnownAccount | undefined> {
  try {
    return await syncSubscription(parts, userId)
  } catch (error) {
    if (error instanceof BillingUnavailable) return known
    throw error
  }
}

export function accessIn(known: KnownAccount | undefined, now: Date): AccessState {
  if (!known?.account) return 'not_found'
  const { account, syncedAt } = known
  return accessOf(account.subscription, addMs(account.asOf, now.getTime() - syncedAt.getTime()))
}
