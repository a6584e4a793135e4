import { type CouponRefusal, couponCodeOf } from '@butterleaf/domain/subscription/coupon'
import { currency } from '@butterleaf/domain/subscription/money'
import type { Plan } from '@butterleaf/domain/subscription/plans'
import type { QuoteResult } from '@butterleaf/domain/subscription/quote'
import { centsOf } from './amounts.ts'
import { requireField } from './reading/present-subscription.ts'
import type { RecurlyAccess } from './recurly-access.ts'
import { refusalOf } from './refusal-of.ts'

/** A made-up account: prices are the same for all people, and a preview stores nothing. */
const previewAccount = 'price-preview'

/** CHK-4: what Recurly would charge now. */
export async function previewPrice(
  access: RecurlyAccess,
  plan: Plan,
  couponCode: string | null,
): Promise<QuoteResult> {
  if (couponCode !== null && !plan.takesCoupons) return refuseCoupon('not-for-plan')
  try {
    const { chargeInvoice } = await access.client().previewPurchase({
      currency,
      account: { code: previewAccount },
      // Automatic collection would ask for a card first.
      collectionMethod: 'manual',
      subscriptions: [{ planCode: access.config.planCodes[plan.code] }],
      ...(couponCode === null ? {} : { couponCodes: [couponCodeOf(couponCode)] }),
    })
    const invoice = requireField(chargeInvoice, 'charge_invoice')
    const quote = { discountCents: centsOf(invoice.discount), totalCents: centsOf(invoice.total) }
    const isIdle = couponCode !== null && quote.discountCents === 0
    return isIdle ? refuseCoupon('not-for-plan') : { ok: true, quote }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal.because === 'coupon') return refuseCoupon(refusal.reason)
    throw error
  }
}

function refuseCoupon(reason: CouponRefusal): QuoteResult {
  return { ok: false, reason }
}
