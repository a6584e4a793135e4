import type { FastifyInstance } from 'fastify'
import type { EmbeddedContext } from '../embedded-context.ts'
import { readForm, tokenQuery } from '../pages/forms.ts'
import { noticePage, notices } from '../pages/notice-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { confirmMailedEmail } from '../passwords/password-reset.ts'

/** [AUTH-7] The link of the mail that a sign-up sends. */
export function confirmRoute(scope: FastifyInstance, context: EmbeddedContext): void {
  scope.get('/confirm', async (request, reply) => {
    const { token } = readForm(tokenQuery, request.query)
    const isConfirmed = await confirmMailedEmail(context, token)
    const notice = isConfirmed ? notices.emailConfirmed : notices.confirmationExpired
    return sendPage(reply.header('referrer-policy', 'origin'), isConfirmed ? 200 : 410, noticePage(notice))
  })
}
