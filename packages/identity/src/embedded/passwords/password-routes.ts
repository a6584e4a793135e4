import type { FastifyInstance } from 'fastify'
import { normaliseEmail } from '../accounts/email-address.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import { originOf } from '../interaction.ts'
import {
  checkForm,
  forgotForm,
  fromQuery,
  readForm,
  resetForm,
  tokenForm,
  tokenQuery,
} from '../pages/forms.ts'
import { noticePage, notices, sendPage } from '../pages/notice-page.ts'
import { checkMailPage, forgotPasswordPage, resetPasswordPage } from '../pages/sign-in-pages.ts'

import { waitSentence } from '../pages/wait-words.ts'
import { startPasskeyCheck } from '../passkeys/check-passkey.ts'
import { resetCheck } from '../passkeys/reset-proof.ts'
import { findPause } from '../puzzles/find-pause.ts'
import { findResetAccount, requestPasswordReset, resetPassword } from './password-reset.ts'
import { passwordFaults } from './password-rules.ts'

/** [AUTH-7] The pages of a forgotten password: ask, check your mail, set a new one. They belong to no running sign-in. */
export function passwordRoutes(scope: FastifyInstance, context: EmbeddedContext): void {
  scope.get('/forgot', async (request, reply) => {
    const { from } = readForm(fromQuery, request.query)
    return sendPage(reply, 200, forgotPasswordPage(backTo(from), from, {}))
  })

  scope.post('/forgot', async (request, reply) => {
    const { from, ...form } = readForm(forgotForm, request.body)
    const { email } = form
    const result = await requestPasswordReset(context, { ...form, ...originOf(request) })
    if (result.ok) return reply.redirect(`/idp/forgot/sent${from ? `?from=${from}` : ''}`, 303)
    const values = { email }
    if (result.reason === 'faults') {
      return sendPage(reply, 422, forgotPasswordPage(backTo(from), from, { values, faults: result.faults }))
    }
    const refusal = waitSentence(result.waitSeconds)
    const sent = { purpose: 'reset', email, ...originOf(request) } as const
    const challenge = (await findPause(context, sent))?.challenge
    const page = forgotPasswordPage(backTo(from), from, { values, refusal, challenge })
    return sendPage(reply.header('retry-after', result.waitSeconds), 429, page)
  })

  scope.get('/forgot/sent', async (request, reply) => {
    const { from } = readForm(fromQuery, request.query)
    return sendPage(reply, 200, checkMailPage(backTo(from)))
  })

  // By the rules alone: it looks at no account. So a page's script can tell faults before the form is sent.
  scope.post('/password-check', async (request, reply) => {
    const { password, email } = readForm(checkForm, request.body)
    const faults = passwordFaults(password, normaliseEmail(email))
    return reply.header('cache-control', 'no-store').send({ faults })
  })

  scope.get('/reset', async (request, reply) => {
    const { token } = readForm(tokenQuery, request.query)
    const account = await findResetAccount(context, token)
    if (!account) return sendPage(reply, 410, noticePage(notices.linkExpired))
    return sendPage(withoutPath(reply), 200, resetPasswordPage(token, account, {}))
  })

  scope.post('/reset', async (request, reply) => {
    const form = readForm(resetForm, request.body)
    const { token } = form
    const result = await resetPassword(context, { ...form, ip: request.ip, cookies: request.headers.cookie })
    if (result.ok) {
      reply.header('set-cookie', context.knownDevices.remember(request.headers.cookie, result.accountId))
      return reply.redirect('/idp/reset/done', 303)
    }
    if (result.reason === 'faults') {
      return sendPage(reply, 422, resetPasswordPage(token, result.account, { faults: result.faults }))
    }
    if (result.reason === 'link-expired') return sendPage(reply, 410, noticePage(notices.linkExpired))
    const notice = { ...notices.tooMany, lead: waitSentence(result.waitSeconds) }
    return sendPage(reply.header('retry-after', result.waitSeconds), 429, noticePage(notice))
  })

  scope.post('/reset/passkey/options', async (request, reply) => {
    const { token } = readForm(tokenForm, request.body)
    const account = await findResetAccount(context, token)
    if (!account) return sendPage(reply, 410, noticePage(notices.linkExpired))
    const options = await startPasskeyCheck(context, resetCheck(account, token))
    return reply.header('cache-control', 'no-store').send(options)
  })

  scope.get('/reset/done', async (_request, reply) =>
    sendPage(reply, 200, noticePage(notices.passwordChanged)),
  )
}

function backTo(from: string | undefined): string {
  return from ? `/idp/interaction/${from}/sign-in` : '/auth/login'
}

/** The address holds the link's secret: no request from the page may repeat it. */
function withoutPath<T extends { header(name: string, value: string): T }>(reply: T): T {
  return reply.header('referrer-policy', 'origin')
}
