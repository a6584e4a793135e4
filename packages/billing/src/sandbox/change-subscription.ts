import type { Instant } from '@butterleaf/domain/subscription/instant'
import type { BilledSubscription, Changed } from '@butterleaf/domain/subscription/subscription'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { BillingResult, PayToken } from '../billing-provider.ts'
import { catchUp, saveChange, tryRenewal } from './catch-up.ts'
import { findStoredAccount, incrementVersion, saveMethod } from './stores/account-store.ts'
import { addEvent } from './stores/event-store.ts'
import { writeOffInvoices } from './stores/invoice-store.ts'
import { findLatest, findOwn } from './stores/subscription-store.ts'
import { takeMethod } from './take-method.ts'

export interface Change {
  accountCode: string
  uuid: string
  kind: string
  make: (subscription: BilledSubscription, at: Instant) => Changed
}

/** Due steps run first, so that no one cancels a term that has been renewed already. */
export async function changeSubscription(db: Db, change: Change, now: Instant): Promise<BillingResult> {
  for (;;) {
    await catchUp(db, change.accountCode, change.uuid, now)
    const result = await db.transaction().execute((transaction) => tryChange(transaction, change, now))
    if (result !== 'again') return result
  }
}

async function tryChange(
  db: Db,
  { accountCode, uuid, kind, make }: Change,
  at: Instant,
): Promise<BillingResult | 'again'> {
  const stored = await findOwn(db, accountCode, uuid)
  if (!stored) return { ok: false, because: 'not-there' }
  const changed = make(stored.subscription, at)
  if (!changed.ok) return { ok: false, because: changed.reason }
  if (changed.subscription === stored.subscription) return { ok: true }
  if (!(await saveChange(db, stored, changed.subscription, { kind, at }))) return 'again'
  if (changed.subscription.state === 'expired') await writeOffInvoices(db, accountCode, uuid)
  return { ok: true }
}

/** SET-5: checks the new card or account at once and tries overdue bills with it. */
export async function updateSandboxMethod(
  db: Db,
  accountCode: string,
  payToken: PayToken,
  now: Instant,
): Promise<BillingResult> {
  const latest = await findLatest(db, accountCode)
  if (latest) await catchUp(db, accountCode, latest.subscription.uuid, now)
  return db.transaction().execute(async (transaction): Promise<BillingResult> => {
    if (!(await findStoredAccount(transaction, accountCode))) return { ok: false, because: 'not-there' }
    const taken = await takeMethod(transaction, payToken, now)
    if (!taken.ok) return taken
    await saveMethod(transaction, accountCode, taken.method)
    await incrementVersion(transaction, accountCode)
    await addEvent(transaction, accountCode, 'billing-updated', now)
    await payOverdue(transaction, accountCode, now)
    return { ok: true }
  })
}

/** A decline here counts as the next attempt; the scheduled attempts go on from there. */
async function payOverdue(db: Db, accountCode: string, now: Instant): Promise<void> {
  const latest = await findLatest(db, accountCode)
  if (latest?.subscription.isPastDue) await tryRenewal(db, latest, { at: now, now })
}
