import { hiddenRoute } from '@butterleaf/server-kit/http/hidden-route'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sandboxPayPal } from '../read-card.ts'
import { sandboxNow } from '../sandbox-clock.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { issueToken } from '../stores/token-store.ts'
import { paypalPage } from './paypal-page.ts'
import { parseRequest, returnAddress, returnFields } from './return-address.ts'

const paypalPath = '/sandbox-billing/paypal'

const asked = z.object({ ...returnFields, plan_code: z.string().max(40).default('') })
const decided = asked.extend({ decision: z.enum(['approve', 'refuse', 'fail']) })

/**
 * CHK-7: a page that imitates PayPal's. It returns with `#paypal=approved&token=…&type=paypal`, or `#paypal=canceled`, or
 * `#paypal=error`.
 */
export function paypalRoutes(app: FastifyInstance, { db, clock, publicUrl }: SandboxContext): void {
  app.get(paypalPath, hiddenRoute, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(paypalPage(paypalPath, parseRequest(asked, request.query))),
  )
  app.post(paypalPath, hiddenRoute, async (request, reply) => {
    const { decision, ...back } = parseRequest(decided, request.body)
    const answer: Record<string, string> =
      decision === 'approve'
        ? {
            paypal: 'approved',
            token: await issueToken(db, sandboxPayPal, await sandboxNow(db, clock)),
            type: 'paypal',
          }
        : { paypal: decision === 'refuse' ? 'canceled' : 'error' }
    return reply.redirect(returnAddress(publicUrl, back, answer), 303)
  })
}
