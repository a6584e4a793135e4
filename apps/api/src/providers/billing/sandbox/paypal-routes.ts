import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../../app-error.ts'
import { paypalPage } from './paypal-page.ts'
import { sandboxPayPal } from './read-card.ts'
import { sandboxNow } from './sandbox-clock.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { issueToken } from './token-store.ts'

const paypalPath = '/sandbox-billing/paypal'

/** A path of our own pages and nothing else: never `//elsewhere`, never `/\elsewhere`. */
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^#\\\s]*$/)

const asked = z.object({
  return_to: ownPath.default('/checkout/payment'),
  /** Given back as it came, for the page that asked to know its own answer. */
  state: z
    .string()
    .max(200)
    .regex(/^[\w.~-]*$/)
    .default(''),
  plan_code: z.string().max(40).default(''),
})

const decided = asked.extend({ decision: z.enum(['approve', 'refuse', 'fail']) })

/**
 * CHK-7: a page that stands for PayPal's. It returns with `#paypal=approved&token=…&type=paypal`, or
 * `#paypal=canceled`, or `#paypal=error`; in the fragment, which no server and no log sees.
 */
export function paypalRoutes(app: FastifyInstance, { db, clock, publicUrl }: SandboxContext): void {
  app.get(paypalPath, { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(paypalPage(paypalPath, read(asked, request.query))),
  )
  app.post(paypalPath, { schema: { hide: true } }, async (request, reply) => {
    const { decision, return_to, state } = read(decided, request.body)
    const answer = new URLSearchParams(
      decision === 'approve'
        ? {
            paypal: 'approved',
            token: await issueToken(db, sandboxPayPal, await sandboxNow(db, clock)),
            type: 'paypal',
          }
        : { paypal: decision === 'refuse' ? 'canceled' : 'error' },
    )
    if (state) answer.set('state', state)
    return reply.redirect(`${publicUrl}${return_to}#${answer}`, 303)
  })
}

function read<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given ?? {})
  if (!parsed.success) throw new AppError('malformed-request')
  return parsed.data
}
