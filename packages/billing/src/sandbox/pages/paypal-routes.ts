import { moneyText } from '@butterleaf/domain/subscription/money'
import { planCodes, plans } from '@butterleaf/domain/subscription/plans'
import { hiddenRoute } from '@butterleaf/server-kit/http/hidden-route'
import { html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sandboxPayPal } from '../read-card.ts'
import { sandboxNow } from '../sandbox-clock.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { issueToken } from '../stores/token-store.ts'
import { type Decision, decisionForm, parseRequest, returnAddress, returnFields } from './decision-form.ts'

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

interface Asked {
  return_to: string
  state: string
  plan_code: string
}

const decisions: readonly Decision[] = [
  { value: 'approve', label: 'Approve', look: 'idp-button' },
  { value: 'refuse', label: 'Cancel and go back', look: 'idp-button-quiet' },
  { value: 'fail', label: 'Let it fail', look: 'idp-button-quiet' },
]

function paypalPage(path: string, { return_to, state, plan_code }: Asked): string {
  const code = planCodes.find((each) => each === plan_code)
  return renderPage({
    title: 'Sandbox PayPal',
    content: html`<h1 class="idp-title">Sandbox PayPal</h1>
<p class="idp-lead">This stands in for PayPal. Sandbox: no real money.</p>
${code && html`<p class="idp-lead">Your ${plans[code].name}, ${moneyText(plans[code].totalCents)} before any coupon.</p>`}
${decisionForm(path, { return_to, state }, decisions)}`,
  })
}
