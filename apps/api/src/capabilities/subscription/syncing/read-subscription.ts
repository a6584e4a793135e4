import { BillingUnavailable } from '@butterleaf/billing/billing-provider'
import { type AccessState, accessOf } from '@butterleaf/domain/subscription/access'
import { addMs } from '@butterleaf/domain/subscription/instant'
import { findKnown, type KnownAccount } from '../store.ts'
import { type SyncParts, syncSubscription, trustedMs } from './sync-subscription.ts'

/** For the guard: reads our copy. The provider is asked only when the copy may be stale. */
export async function readCachedSubscription(
  parts: SyncParts,
  userId: string,
): Promise<KnownAccount | undefined> {
  const known = await findKnown(parts.database.db, userId)
  return known && (isDue(known, parts.clock.now()) ? syncUnlessAway(parts, userId, known) : known)
}

/** For people who look at it: also asks the provider when no purchase is known yet, or when our copy is old. */
export async function readFreshSubscription(
  parts: SyncParts,
  userId: string,
): Promise<KnownAccount | undefined> {
  const known = await findKnown(parts.database.db, userId)
  const now = parts.clock.now()
  const isFresh = known?.account && !isDue(known, now) && now.getTime() - known.syncedAt.getTime() < trustedMs
  return known && (isFresh ? known : syncUnlessAway(parts, userId, known))
}

function isDue({ checkAt }: KnownAccount, now: Date): boolean {
  return checkAt !== null && checkAt <= now
}

/** While the provider is unreachable, its last answer stays valid, so that no one loses access. */
async function syncUnlessAway(
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
