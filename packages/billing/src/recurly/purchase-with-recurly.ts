import { createHash } from 'node:crypto'
import { couponCodeOf } from '@butterleaf/domain/subscription/coupon'
import { currency } from '@butterleaf/domain/subscription/money'
import { planOf } from '@butterleaf/domain/subscription/plans'
import type { Subscription as RecurlySubscription } from 'recurly'
import { type BillingResult, BillingUnavailable, type Purchase } from '../billing-provider.ts'
import { previewPrice } from './preview-price.ts'
import { type Claim, claimPurchase, settlePurchase } from './purchase-store.ts'
import { isLive, listRecurlySubscriptions } from './reading/list-recurly-subscriptions.ts'
import { requireField } from './reading/present-subscription.ts'
import type { RecurlyAccess } from './recurly-access.ts'
import { isRecurlyToken, tokenFields } from './recurly-values.ts'
import { toBillingResult } from './refusal-of.ts'

/** Recurly's clock and ours may differ by this much. */
const clockSkewMs = 5_000

/** CHK-12: one purchase at a time for each person; repeating the same one charges once. */
export async function purchaseWithRecurly(access: RecurlyAccess, purchase: Purchase): Promise<BillingResult> {
  const { db, clock } = access
  if (!isRecurlyToken(purchase)) return { ok: false, because: 'token' }
  const claim = await claimPurchase(db, purchase, clock.now())
  if (claim.kind === 'other-request') return { ok: false, because: 'key-reused' }
  if (claim.kind === 'busy') throw new BillingUnavailable('Another purchase of this person is under way')
  // Read after the claim: before it, another window's purchase might still be pending.
  const live = (await listRecurlySubscriptions(access, purchase.userId)).find(isLive)
  // If this throws, no one knows what was charged: the claim stays until the same request is repeated.
  const result = live ? earlierResult(live, claim) : await buy(access, purchase)
  await settlePurchase(db, purchase, clock.now())
  return result
}

/** Only one purchase is let through at a time, so a subscription that began after this order belongs to it. */
function earlierResult({ createdAt }: RecurlySubscription, claim: Claim): BillingResult {
  const isOwn =
    claim.kind === 'again' &&
    requireField(createdAt, 'created_at').getTime() >= claim.begunAt.getTime() - clockSkewMs
  return isOwn ? { ok: true } : { ok: false, because: 'already-subscribed' }
}

async function buy(access: RecurlyAccess, purchase: Purchase): Promise<BillingResult> {
  const { userId, email, firstName, lastName, planCode, couponCode } = purchase
  if (couponCode !== null) {
    // An expired coupon is refused before anything is charged, whatever the price.
    const priced = await previewPrice(access, planOf(planCode), couponCode)
    if (!priced.ok) return { ok: false, because: 'coupon', reason: priced.reason }
  }
  return toBillingResult(() =>
    access.client(keyOf(purchase)).createPurchase({
      currency,
      account: { code: userId, email, firstName, lastName, billingInfo: tokenFields(purchase) },
      subscriptions: [{ planCode: access.config.planCodes[planCode] }],
      ...(couponCode === null ? {} : { couponCodes: [couponCodeOf(couponCode)] }),
    }),
  )
}

/**
 * Recurly's keys are shared by the whole site and ignore the body, so the key is a digest of person and request. A confirmed
 * purchase is another request to Recurly: under the first key, Recurly would repeat that the confirmation is missing.
 */
function keyOf({ userId, idempotencyKey, requestHash, confirmation }: Purchase): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, idempotencyKey, requestHash, confirmation]))
    .digest('base64url')
}
