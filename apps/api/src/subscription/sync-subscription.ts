import { addMs, type Instant } from '@butterleaf/domain/subscription/instant'
import { reminderAt } from '@butterleaf/domain/subscription/reminder'
import type { AppContext } from '../app-context.ts'
import type { BillingAccount } from '../providers/billing/billing-provider.ts'
import { messagesAbout } from './messages.ts'
import { addMessages } from './outbox.ts'
import { dropIntent, type KnownAccount, saveKnown } from './store.ts'

export type SyncParts = Pick<AppContext, 'database' | 'billing' | 'clock' | 'config'>

/** A provider that is late with what it had to do is asked again after this. */
const patienceMs = 5 * 60_000

/**
 * SUB-2: reads the provider's truth and keeps it, with everything that follows from it, in one transaction.
 * However often and in whatever order it is called, the end is the same.
 */
export async function syncSubscription(parts: SyncParts, userId: string): Promise<KnownAccount | undefined> {
  const { database, billing, clock, config } = parts
  const account = await billing.findAccount(userId)
  const now = clock.now()
  if (!account) {
    await dropIntent(database.db, userId, now)
    return undefined
  }
  const known = { account, syncedAt: now, checkAt: nextCheck(account, now) }
  const sender = { publicUrl: config.publicUrl, isSandbox: billing.isSandbox }
  await database.db.transaction().execute(async (transaction) => {
    if (!(await saveKnown(transaction, userId, known))) return
    await addMessages(transaction, userId, messagesAbout(userId, account, sender), now)
  })
  return known
}

/** The next moment something changes by itself, on our clock: the provider's may be elsewhere. */
function nextCheck({ asOf, dueAt, subscription }: BillingAccount, now: Date): Date | null {
  const late = dueAt !== null && dueAt <= asOf ? addMs(asOf, patienceMs) : null
  const times = [dueAt, reminderAt(subscription), late].filter(
    (at): at is Instant => at !== null && at > asOf,
  )
  const [first] = times.sort()
  return first === undefined ? null : new Date(now.getTime() + Date.parse(first) - Date.parse(asOf))
}
