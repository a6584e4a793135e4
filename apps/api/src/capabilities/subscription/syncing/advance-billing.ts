import { catchUpAll } from '@butterleaf/billing/sandbox/catch-up'
import { advanceSandbox, sandboxNow } from '@butterleaf/billing/sandbox/sandbox-clock'
import { deliverMessages, type Senders } from '../messages/outbox.ts'
import { listKnownUsers } from '../store.ts'
import { type SyncParts, syncSubscription } from './sync-subscription.ts'

export type BillingParts = SyncParts & Senders

const daySeconds = 86_400

/** Advances the sandbox's time day by day, so that everything due on the way happens. */
export async function advanceBilling(parts: BillingParts, seconds: number): Promise<void> {
  for (let rest = seconds; rest > 0; rest -= daySeconds) {
    await advanceSandbox(parts.database.db, Math.min(rest, daySeconds))
    await settleDay(parts)
  }
}

async function settleDay(parts: BillingParts): Promise<void> {
  const { db } = parts.database
  await catchUpAll(db, await sandboxNow(db, parts.clock))
  for (const userId of await listKnownUsers(db)) await syncSubscription(parts, userId)
  await deliverMessages(parts)
}
