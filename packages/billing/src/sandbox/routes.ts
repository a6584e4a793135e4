import { sandboxBillingCalls } from '@butterleaf/contract/subscription/calls'
import { makeToken, readPrice } from '@butterleaf/contract/subscription/sandbox-schemas'
import { couponSentence } from '@butterleaf/domain/subscription/coupon'
import { amountFromCents } from '@butterleaf/domain/subscription/money'
import { planOf } from '@butterleaf/domain/subscription/plans'
import { quoteFor } from '@butterleaf/domain/subscription/quote'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import { countedBy, limitTries } from '@butterleaf/server-kit/limits/limit-tries'

import type { FastifyInstance } from 'fastify'
import { bankRoutes } from './pages/bank-routes.ts'
import { paypalRoutes } from './pages/paypal-routes.ts'
import { readCard } from './read-card.ts'
import { sandboxNow } from './sandbox-clock.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { findTypedCoupon } from './stores/coupon-store.ts'
import { issueToken } from './stores/token-store.ts'

const kibibyte = 1024
/** Coupon tries and card tries get a share each of the limit on all requests. */
const triesShare = 20

/** The calls that the browser sends to the provider directly, without our access token. */
export async function sandboxRoutes(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const perMinute = Math.ceil(context.requestsPerMinute / triesShare)
  await app.register(async (scope) => {
    // By network address, since a client that tries codes or cards here may send any access token or none.
    limitTries(scope, { perMinute, keyOf: countedBy.network })
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    priceRoute(scope, context)
    tokenRoute(scope, context)
    paypalRoutes(scope, context)
    bankRoutes(scope, context)
  })
}

function priceRoute(app: FastifyInstance, { db, clock }: SandboxContext): void {
  servePublic(
    app,
    sandboxBillingCalls.price,
    readPrice,
    async ({ query }) => {
      const plan = planOf(query.plan_code)
      const quoted = quoteFor(plan, await findTypedCoupon(db, query.coupon), await sandboxNow(db, clock))
      if (!quoted.ok) throw new AppError('coupon-refused', { detail: couponSentence(quoted.reason, plan) })
      const { discountCents, totalCents } = quoted.quote
      return { now: { discount: amountFromCents(discountCents), total: amountFromCents(totalCents) } }
    },
    { problems: ['coupon-refused'] },
  )
}

function tokenRoute(app: FastifyInstance, { db, clock }: SandboxContext): void {
  servePublic(
    app,
    sandboxBillingCalls.makeToken,
    makeToken,
    async ({ body }) => {
      const now = await sandboxNow(db, clock)
      const read = readCard(body, new Date(now))
      if (!read.ok) throw new AppError('invalid-input', { faults: read.faults })
      return { id: await issueToken(db, read.card, now), type: 'credit_card' as const }
    },
    { bodyLimit: 4 * kibibyte },
  )
}
