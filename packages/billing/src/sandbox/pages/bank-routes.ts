import { hiddenRoute } from '@butterleaf/server-kit/http/hidden-route'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { resultOf } from '../bank-question.ts'
import { sandboxNow } from '../sandbox-clock.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { answerBank, findCardToConfirm } from '../stores/token-store.ts'
import { bankPage } from './bank-page.ts'
import { parseRequest, returnAddress, returnFields } from './return-address.ts'

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
