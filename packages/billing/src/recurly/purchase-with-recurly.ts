import { createHash } from 'node:crypto'
import { couponCodeOf } from '@butterleaf/domain/subscription/coupon'
import { currency } from '@butterleaf/domain/subscription/money'
import { planOf } from '@butterleaf/domain/subscription/plans'
import type { Subscription as RecurlySubscription } from 'recurly'
import { type BillingResult, BillingUnavailable, type Purchase } from '../billing-provider.ts'
import { previewPrice } from './preview-price.ts'
import { type Claim, claimPurchase, settlePurchase } from './purchase-store.ts'
import { isLive, listRecurlySubscriptions } from './reading/list-recurly-subscriptions.ts'
import { required } from './reading/present-subscription.ts'
import type { RecurlyAccess } from './recurly-access.ts'
import { orRefused } from './refusal-of.ts'
import { isTheirs, tokenFields } from './token-fields.ts'

/** Their clock and ours may differ by so much. */
const clockSkewMs = 5_000

/** CHK-12: one purchase at a time for each person, and the same one however often it is sent. */
export async function purchaseWithRecurly(access: RecurlyAccess, purchase: Purchase): Promise<BillingResult> {
  const { db, clock } = access
  if (!isTheirs(purchase)) return { ok: false, because: 'token' }
  const claim = await claimPurchase(db, purchase, clock.now())
  if (claim.kind === 'other-request') return { ok: false, because: 'key-reused' }
  if (claim.kind === 'busy') throw new BillingUnavailable('Another purchase of this person is under way')
  // Asked after the claim: before it, another window's purchase might still be on its way.
  const live = (await listRecurlySubscriptions(access, purchase.userId)).find(isLive)
  // Should it throw, nobody knows what was charged: the claim stays until the same request asks again.
  const result = live ? earlierResult(live, claim) : await buy(access, purchase)
  await settlePurchase(db, purchase, clock.now())
  return result
}

/** Since only one is let in, what has begun after this order did is this order's. */
function earlierResult({ createdAt }: RecurlySubscription, claim: Claim): BillingResult {
  const isOwn =
    claim.kind === 'again' &&
    required(createdAt, 'created_at').getTime() >= claim.begunAt.getTime() - clockSkewMs
  return isOwn ? { ok: true } : { ok: false, because: 'already-subscribed' }
}

async function buy(access: RecurlyAccess, purchase: Purchase): Promise<BillingResult> {
  const { userId, email, firstName, lastName, planCode, couponCode } = purchase
  if (couponCode !== null) {
    // A coupon that isn't good any more is told before anything is charged, at whatever price.
    const priced = await previewPrice(access, planOf(planCode), couponCode)
    if (!priced.ok) return { ok: false, because: 'coupon', reason: priced.reason }
  }
  return orRefused(() =>
    access.client(keyOf(purchase)).createPurchase({
      currency,
      account: { code: userId, email, firstName, lastName, billingInfo: tokenFields(purchase) },
      subscriptions: [{ planCode: access.config.planCodes[planCode] }],
      ...(couponCode === null ? {} : { couponCodes: [couponCodeOf(couponCode)] }),
    }),
  )
}

/**
 * Their keys are the whole site's, and say nothing of the body: the person and the request go into it. Confirmed by the bank
 * it is another request to them; under the first one's key they would answer once more that it isn't.
 */
function keyOf({ userId, idempotencyKey, requestHash, confirmation }: Purchase): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, idempotencyKey, requestHash, confirmation]))
    .digest('base64url')
}
