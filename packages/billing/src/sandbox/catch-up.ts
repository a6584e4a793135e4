import type { Instant } from '@butterleaf/domain/subscription/instant'
import { cents } from '@butterleaf/domain/subscription/money'
import {
  declineRenewal,
  dueAt,
  endCanceled,
  nextTerm,
  renewOnce,
} from '@butterleaf/domain/subscription/renewal'
import type { BilledSubscription } from '@butterleaf/domain/subscription/subscription'
import type { Db } from '@butterleaf/server-kit/database/database'
import { isExpired } from './read-card.ts'
import { findStoredAccount, incrementVersion } from './stores/account-store.ts'
import { addEvent } from './stores/event-store.ts'
import { type NewInvoice, saveInvoice } from './stores/invoice-store.ts'
import { findDue, findOwn, type StoredSubscription, saveSubscription } from './stores/subscription-store.ts'
import type { SandboxMethod } from './tables.ts'

const atOnce = 100

/** SUB-2: does everything that is due, also after a long downtime. */
export async function catchUpAll(db: Db, now: Instant): Promise<void> {
  for (let due = await findDue(db, now, atOnce); due.length > 0; due = await findDue(db, now, atOnce)) {
    for (const { accountCode, uuid } of due) await catchUp(db, accountCode, uuid, now)
  }
}

/** Step by step, each as of the moment it was due; of several terms that have passed, only the first is charged. */
export async function catchUp(db: Db, accountCode: string, uuid: string, now: Instant): Promise<void> {
  while (await takeStep(db, accountCode, uuid, now)) {
    // Until nothing is due.
  }
}

/** True when there may be more to do, also when another process has taken this step. */
async function takeStep(db: Db, accountCode: string, uuid: string, now: Instant): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const stored = await findOwn(transaction, accountCode, uuid)
    const due = stored && dueAt(stored.subscription)
    if (!stored || !due || due > now) return false
    await settle(transaction, stored, { due, now })
    return true
  })
}

async function settle(
  db: Db,
  stored: StoredSubscription,
  { due, now }: { due: Instant; now: Instant },
): Promise<void> {
  if (stored.subscription.state === 'canceled') {
    await saveChange(db, stored, endCanceled(stored.subscription), { kind: 'expired', at: due })
  } else {
    await tryRenewal(db, stored, { at: due, now })
  }
}

/** Charges for the next term; the version makes sure that only one process does. */
export async function tryRenewal(
  db: Db,
  stored: StoredSubscription,
  { at, now }: { at: Instant; now: Instant },
): Promise<boolean> {
  const { accountCode, subscription } = stored
  const account = await findStoredAccount(db, accountCode)
  const isPaid = account !== undefined && paysRenewal(account, at)
  const next = isPaid ? renewOnce(subscription, now) : declineRenewal(subscription, at)
  const kind = isPaid ? 'renewed' : 'renewal-declined'
  if (!(await saveChange(db, stored, next, { kind, at }))) return false
  await saveInvoice(db, accountCode, renewalInvoice(subscription, next, { isPaid, at }))
  return isPaid
}

function renewalInvoice(
  subscription: BilledSubscription,
  next: BilledSubscription,
  { isPaid, at }: { isPaid: boolean; at: Instant },
): NewInvoice {
  const { plan, term } = nextTerm(subscription)
  const unpaid = next.state === 'expired' ? 'failed' : 'past_due'
  return {
    state: isPaid ? 'paid' : unpaid,
    isFirst: false,
    subscriptionUuid: subscription.uuid,
    planCode: plan.code,
    couponCode: null,
    discountCents: cents(0),
    totalCents: plan.totalCents,
    createdAt: at,
    paidAt: isPaid ? at : null,
    termStartsAt: term.startsAt,
    termEndsAt: term.endsAt,
  }
}

/** Writes the subscription, the account's version and the event together; false when another change came first. */
export async function saveChange(
  db: Db,
  stored: StoredSubscription,
  next: BilledSubscription,
  { kind, at }: { kind: string; at: Instant },
): Promise<boolean> {
  // The account's row comes first wherever both are written; otherwise two transactions could deadlock.
  await incrementVersion(db, stored.accountCode)
  if (!(await saveSubscription(db, stored, next))) return false
  await addEvent(db, stored.accountCode, kind, at)
  return true
}

function paysRenewal({ behavior, month, year }: SandboxMethod, at: Instant): boolean {
  const hasExpired = month !== null && year !== null && isExpired(month, year, new Date(at))
  return behavior === 'accepted' && !hasExpired
}
