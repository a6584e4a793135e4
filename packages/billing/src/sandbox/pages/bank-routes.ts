import { hiddenRoute } from '@butterleaf/server-kit/http/hidden-route'
import { html } from '@butterleaf/server-kit/pages/html'
import { renderPage } from '@butterleaf/server-kit/pages/layout'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { resultOf } from '../bank-question.ts'
import { sandboxNow } from '../sandbox-clock.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { answerBank, findCardToConfirm } from '../stores/token-store.ts'
import { type Decision, decisionForm, parseRequest, returnAddress, returnFields } from './decision-form.ts'

const bankPath = '/sandbox-billing/bank'

const asked = z.object({ ...returnFields, action: z.string().max(100).default('') })
const decided = asked.extend({ decision: z.enum(['approve', 'decline']) })

/** CHK-12: a page that imitates a bank's. It returns with `#bank=confirmed&token=…`, or `#bank=declined`. */
export function bankRoutes(app: FastifyInstance, { db, clock, publicUrl }: SandboxContext): void {
  app.get(bankPath, hiddenRoute, async (request, reply) => {
    const question = parseRequest(asked, request.query)
    const card = await findCardToConfirm(db, question.action, await sandboxNow(db, clock))
    const page = bankPage(bankPath, { ...question, lastFour: card?.last_four ?? null })
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.post(bankPath, hiddenRoute, async (request, reply) => {
    const { decision, action, ...back } = parseRequest(decided, request.body)
    const isConfirmed = decision === 'approve'
    const isTaken = await answerBank(db, action, { isConfirmed, now: await sandboxNow(db, clock) })
    const answer: Record<string, string> =
      isTaken && isConfirmed ? { bank: 'confirmed', token: resultOf(action) } : { bank: 'declined' }
    return reply.redirect(returnAddress(publicUrl, back, answer), 303)
  })
}

interface Asked {
  action: string
  return_to: string
  state: string
  /** Null once the question is answered or too old. */
  lastFour: string | null
}

const decisions: readonly Decision[] = [
  { value: 'approve', label: 'Approve', look: 'idp-button' },
  { value: 'decline', label: 'Decline', look: 'idp-button-quiet' },
]
const goBack: readonly Decision[] = [{ value: 'decline', label: 'Go back', look: 'idp-button' }]

function bankPage(path: string, { action, return_to, state, lastFour }: Asked): string {
  return renderPage({
    title: 'Sandbox bank',
    content: html`<h1 class="idp-title">Sandbox bank</h1>
<p class="idp-lead">This stands in for the bank of a card. Sandbox: no real money.</p>
<p class="idp-lead">${
      lastFour === null
        ? 'This payment isn’t waiting for you any more. Nothing was charged.'
        : html`Butterleaf wants to use your card ending in ${lastFour}. Is it you?`
    }</p>
${decisionForm(path, { action, return_to, state }, lastFour === null ? goBack : decisions)}`,
  })
}
