import type { BillingAccount } from '@butterleaf/billing/billing-provider'
import { addMs, type Instant } from '@butterleaf/domain/subscription/instant'
import { reminderAt } from '@butterleaf/domain/subscription/reminder'
import type { AppContext } from '#platform/app-context.ts'
import { messagesAbout } from '../messages/messages.ts'
import { addMessages } from '../messages/outbox-store.ts'
import { dropIntent, findKnown, type KnownAccount, saveKnown } from '../store.ts'

type Told = KnownAccount & { account: BillingAccount }
export type SyncParts = Pick<AppContext, 'database' | 'billing' | 'clock' | 'config'>

/** When the provider is late with something that is due, it is asked again after this time. */
const patienceMs = 5 * 60_000

/** Our copy is trusted for this long, in case a webhook was lost; an unchanged copy is then confirmed. */
export const trustedMs = 60 * 60_000
/** Clocks this close count as equal; a larger difference means that the sandbox's was advanced. */
const clockSlackMs = 60_000

/**
 * SUB-2: reads the account at the provider and stores it, with everything that follows from it, in one transaction. It is
 * idempotent and independent of order; an unchanged account writes nothing.
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

/** The same account at the same provider time, with nothing due, and confirmed recently. */
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

/** The next moment something changes without a webhook, by our clock: the provider's may differ. */
function nextCheck({ asOf, dueAt, subscription }: BillingAccount, now: Date): Date | null {
  const late = dueAt !== null && dueAt <= asOf ? addMs(asOf, patienceMs) : null
  const times = [dueAt, reminderAt(subscription), late].filter(
    (at): at is Instant => at !== null && at > asOf,
  )
  const [first] = times.sort()
  return first === undefined ? null : new Date(now.getTime() + Date.parse(first) - Date.parse(asOf))
}
