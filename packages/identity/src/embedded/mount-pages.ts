import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { bearerToken } from '@butterleaf/server-kit/http/authenticate'
import { hiddenRoute } from '@butterleaf/server-kit/http/hidden-route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityProvider } from '../identity-provider.ts'
import { findAccount } from './accounts/account-store.ts'
import { claimsOf } from './accounts/profile.ts'
import {
  type ConsentTerms,
  consentRoute,
  countAssistants,
  registrationRoute,
} from './assistants/assistant-routes.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { interactionRoutes } from './interaction-routes.ts'
import { answerWithPage } from './pages/answer-with-page.ts'
import { readForm, tokenQuery } from './pages/forms.ts'
import { noticePage, notices, sendPage } from './pages/notice-page.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { secondStepRoutes } from './passkeys/second-step-routes.ts'
import { confirmMailedEmail } from './passwords/password-reset.ts'
import { passwordRoutes } from './passwords/password-routes.ts'

const kibibyte = 1024

/** Posts the page's form at once; pages have a button for browsers without script. */
const submitScript = "document.querySelector('form[data-submits-itself]')?.submit()\n"

/** The pages of the sign-in: plain forms that work without script. */
export async function mountPages(
  app: FastifyInstance,
  context: EmbeddedContext,
  { self, assistants }: { self: IdentityProvider; assistants: ConsentTerms },
): Promise<void> {
  const count = countAssistants(app)
  await registrationRoute(app, context, count)
  await app.register(
    async (scope) => {
      scope.removeContentTypeParser(['application/json', 'text/plain'])
      scope.addHook('onRoute', (route) => {
        route.schema = hiddenRoute.schema
        route.bodyLimit = 16 * kibibyte
      })
      scope.addHook('preHandler', async (request) => {
        if (request.method === 'POST' && !isFromOurPages(request.headers, context.publicUrl)) {
          throw new AppError('forbidden')
        }
      })
      scope.setErrorHandler(answerWithPage)
      interactionRoutes(scope, context)
      consentRoute(scope, context, assistants, count)
      passkeyRoutes(scope, context)
      secondStepRoutes(scope, context)
      passwordRoutes(scope, context)
      confirmRoute(scope, context)
      userInfoRoute(scope, context, self)
      scope.get('/submit.js', async (_request, reply) =>
        reply
          .type('text/javascript; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(submitScript),
      )
    },
    { prefix: '/idp' },
  )
}

/**
 * Every browser says in one of these headers where a form was posted from; a client that sends neither is no browser, so it
 * can't carry a victim's cookies.
 */
function isFromOurPages(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || headers.origin === publicUrl
}

/** [AUTH-7] The link of the mail that a sign-up sends. */
function confirmRoute(scope: FastifyInstance, context: EmbeddedContext): void {
  scope.get('/confirm', async (request, reply) => {
    const { token } = readForm(tokenQuery, request.query)
    const isConfirmed = await confirmMailedEmail(context, token)
    const notice = isConfirmed ? notices.emailConfirmed : notices.confirmationExpired
    return sendPage(reply.header('referrer-policy', 'origin'), isConfirmed ? 200 : 410, noticePage(notice))
  })
}

/**
 * OpenID's user-info call, at the address the discovery document names. The provider's own route refuses tokens made for an
 * API, as all of ours are.
 */
function userInfoRoute(scope: FastifyInstance, { db }: EmbeddedContext, identity: IdentityProvider): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = bearerToken(request.headers.authorization)
    const caller = token === undefined ? undefined : await identity.verifyAccessToken(token)
    // A token with scopes opens nothing of the account.
    const account = caller && !caller.scopes && (await findAccount(db, caller.subject))
    reply.header('cache-control', 'no-store')
    if (account) return reply.send(claimsOf(account))
    return reply
      .code(401)
      .header('www-authenticate', 'Bearer error="invalid_token"')
      .send({ error: 'invalid_token' })
  }
  scope.get('/me', answer)
  scope.post('/me', answer)
}
