import { billingPriceCalls } from '@butterleaf/contract/subscription/price-calls'
import { readPrice } from '@butterleaf/contract/subscription/sandbox-schemas'
import { type CouponRefusal, couponCodeOf, couponSentence } from '@butterleaf/domain/subscription/coupon'
import { amountFromCents, currency } from '@butterleaf/domain/subscription/money'
import { type Plan, planOf } from '@butterleaf/domain/subscription/plans'
import type { QuoteResult } from '@butterleaf/domain/subscription/quote'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import { countedBy, limitTries } from '@butterleaf/server-kit/limits/limit-tries'
import type { FastifyInstance } from 'fastify'
import { answerBillingUnavailable } from '../billing-unavailable.ts'
import { requireField } from './reading/present-subscription.ts'
import type { RecurlyAccess } from './recurly-access.ts'
import { centsOf } from './recurly-values.ts'
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

/** Coupon tries get a share of the limit on all requests. */
const triesShare = 20

/** CHK-4, CHK-5: our server reads Recurly's prices, so that a page needs no script of Recurly's to show one. */
export async function priceRoute(
  app: FastifyInstance,
  access: RecurlyAccess,
  requestsPerMinute: number,
): Promise<void> {
  await app.register(async (scope) => {
    answerBillingUnavailable(scope)
    limitTries(scope, {
      perMinute: Math.ceil(requestsPerMinute / triesShare),
      keyOf: countedBy.network,
    })
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    servePublic(
      scope,
      billingPriceCalls.price,
      readPrice,
      async ({ query }) => {
        const plan = planOf(query.plan_code)
        const quoted = await previewPrice(access, plan, query.coupon ?? null)
        if (!quoted.ok) throw new AppError('coupon-refused', { detail: couponSentence(quoted.reason, plan) })
        const { discountCents, totalCents } = quoted.quote
        return { now: { discount: amountFromCents(discountCents), total: amountFromCents(totalCents) } }
      },
      { problems: ['coupon-refused'] },
    )
  })
}
