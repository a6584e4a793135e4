import { randomBytes } from 'node:crypto'
import type { Instant } from '@butterleaf/domain/subscription/instant'
import { planOf } from '@butterleaf/domain/subscription/plans'
import { type Quote, quoteFor } from '@butterleaf/domain/subscription/quote'
import { startSubscription } from '@butterleaf/domain/subscription/start'
import type { BilledSubscription } from '@butterleaf/domain/subscription/subscription'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { BillingRefusal, BillingResult, Purchase } from '../billing-provider.ts'
import { catchUp } from './catch-up.ts'
import { saveAccount } from './stores/account-store.ts'
import { findTypedCoupon, redeem } from './stores/coupon-store.ts'
import { addEvent } from './stores/event-store.ts'
import { type NewInvoice, saveInvoice } from './stores/invoice-store.ts'
import { answerRequest } from './stores/request-store.ts'
import { findLatest, insertSubscription } from './stores/subscription-store.ts'
import { takeMethod } from './take-method.ts'

/** Thrown to roll back the whole transaction: a refused purchase stores nothing, and the token stays good. */
class Undone extends Error {
  readonly result: BillingResult

  constructor(result: BillingResult) {
    super('undone')
    this.result = result
  }
}

/** CHK-12: all or nothing; the same key with the same request gives the same answer and charges once. */
export async function purchaseInSandbox(db: Db, purchase: Purchase, now: Instant): Promise<BillingResult> {
  // The previous subscription may be due to end.
  const latest = await findLatest(db, purchase.userId)
  if (latest) await catchUp(db, purchase.userId, latest.subscription.uuid, now)
  try {
    return await db
      .transaction()
      .execute((transaction) =>
        answerRequest(transaction, purchase, now, () => buy(transaction, purchase, now)),
      )
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}

async function buy(db: Db, purchase: Purchase, now: Instant): Promise<BillingResult> {
  const { userId, planCode } = purchase
  const latest = await findLatest(db, userId)
  if (latest && latest.subscription.state !== 'expired') throw undone({ because: 'already-subscribed' })
  const typed = await findTypedCoupon(db, purchase.couponCode, userId)
  const quoted = quoteFor(planOf(planCode), typed, now)
  if (!quoted.ok) throw undone({ because: 'coupon', reason: quoted.reason })
  const taken = await takeMethod(db, purchase, now)
  if (!taken.ok) {
    // Committed, not rolled back: a declined card has used its token up.
    if (taken.because === 'declined') return taken
    throw undone(taken)
  }
  const subscription = startSubscription(planOf(planCode), { uuid: newUuid(), at: now })
  const couponCode = typed?.coupon?.code ?? null
  await redeemOrUndo(db, purchase, { uuid: subscription.uuid, couponCode })
  await saveAccount(db, userId, personOf(purchase), taken.method)
  if (!(await insertSubscription(db, userId, subscription))) throw undone({ because: 'already-subscribed' })
  await saveInvoice(db, userId, firstInvoice(subscription, quoted.quote, couponCode))
  await addEvent(db, userId, 'created', now)
  return { ok: true }
}

async function redeemOrUndo(
  db: Db,
  { userId }: Purchase,
  { uuid, couponCode }: { uuid: string; couponCode: string | null },
): Promise<void> {
  if (couponCode === null) return
  if (!(await redeem(db, { accountCode: userId, uuid, code: couponCode }))) {
    throw undone({ because: 'coupon', reason: 'used-up' })
  }
}

function firstInvoice(
  { uuid, planCode, termStartsAt, termEndsAt }: BilledSubscription,
  { discountCents, totalCents }: Quote,
  couponCode: string | null,
): NewInvoice {
  return {
    state: 'paid',
    isFirst: true,
    subscriptionUuid: uuid,
    planCode,
    couponCode,
    discountCents,
    totalCents,
    createdAt: termStartsAt,
    paidAt: termStartsAt,
    termStartsAt,
    termEndsAt,
  }
}

function personOf({ email, firstName, lastName }: Purchase) {
  return { email, first_name: firstName, last_name: lastName }
}

function undone(refusal: BillingRefusal): Undone {
  return new Undone({ ok: false, ...refusal })
}

/** Thirty-two hexadecimal digits, as the other providers' are. */
function newUuid(): string {
  return randomBytes(16).toString('hex')
}
