import { billingPriceCalls } from '@butterleaf/contract/subscription/price-calls'
import { readPrice } from '@butterleaf/contract/subscription/sandbox-schemas'
import { couponSentence } from '@butterleaf/domain/subscription/coupon'
import { amountFromCents } from '@butterleaf/domain/subscription/money'
import { planOf } from '@butterleaf/domain/subscription/plans'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import { countedBy } from '@butterleaf/server-kit/limits/counted-by'
import { limitTries } from '@butterleaf/server-kit/limits/limit-tries'
import type { FastifyInstance } from 'fastify'
import { answerBillingUnavailable } from '../billing-unavailable.ts'
import { previewPrice } from './preview-price.ts'
import type { RecurlyAccess } from './recurly-access.ts'

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
