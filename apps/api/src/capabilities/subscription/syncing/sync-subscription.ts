import type { BillingAccount } from '@butterleaf/billing/billing-provider'
import { addMs, type Instant } from '@butterleaf/domain/subscription/instant'
import { reminderAt } from '@butterleaf/domain/subscription/reminder'
import type { AppContext } from '#platform/app-context.ts'
import { messagesAbout } from '../messages/messages.ts'
import { addMessages } from '../messages/outbox-store.ts'
import { dropIntent, findKnown, type KnownAccount, saveKnown } from '../store.ts'

type Told = KnownAccount & { account: BillingAccount }
export type SyncParts = Pick<AppContext, 'database' | 'billing' | 'clock' | 'config'>

/** A provider that is late with what it had to do is asked again after this. */
const patienceMs = 5 * 60_000

/** However sure webhooks are: so long is believed what the provider told, and noted anew that it still holds. */
export const trustedMs = 60 * 60_000
/** Clocks this far apart are one; more, and the sandbox's has been moved. */
const clockSlackMs = 60_000

/**
 * SUB-2: reads the provider's truth and keeps it, with everything that follows from it, in one transaction.
 * However often and in whatever order it is called, the end is the same; what was known already writes nothing.
 */
export async function syncSubscription(parts: SyncParts, userId: string): Promise<KnownAccount | undefined> {
  const { database, billing, clock, config } = parts
  const before = await findKnown(database.db, userId)
  const account = await billing.findAccount(userId)
  const now = clock.now()
  if (!account) {
    await dropIntent(database.db, userId, now)
    return undefined
  }
  const known = { account, syncedAt: now, checkAt: nextCheck(account, now) }
  if (before && isKnown(before, known)) return known
  const sender = { publicUrl: config.publicUrl, isSandbox: billing.isSandbox }
  await database.db.transaction().execute(async (transaction) => {
    if (!(await saveKnown(transaction, userId, known))) return
    await addMessages(transaction, userId, messagesAbout(userId, account, sender), now)
  })
  return known
}

/** The same account at the same time of the provider's, with nothing due and kept not long ago. */
function isKnown(before: KnownAccount, { account, syncedAt: now }: Told): boolean {
  if (!before.account || (before.checkAt !== null && before.checkAt <= now)) return false
  const keptMs = now.getTime() - before.syncedAt.getTime()
  const providerMs = Date.parse(account.asOf) - Date.parse(before.account.asOf)
  if (keptMs >= trustedMs || Math.abs(providerMs - keptMs) > clockSlackMs) return false
  return textOf(before.account) === textOf(account)
}

function textOf(account: BillingAccount): string {
  return JSON.stringify({ ...account, asOf: null })
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
