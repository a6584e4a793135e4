import { AppError } from '@butterleaf/server-kit/http/app-error'
import { hiddenRoute } from '@butterleaf/server-kit/http/hidden-route'
import type { FastifyInstance } from 'fastify'
import type { IdentityProvider } from '../identity-provider.ts'
import { confirmRoute } from './accounts/confirm-route.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { interactionRoutes } from './interaction-routes.ts'
import { answerWithPage } from './pages/answer-with-page.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { secondStepRoutes } from './passkeys/second-step-routes.ts'
import { passwordRoutes } from './passwords/password-routes.ts'
import { isFromOurPages } from './same-origin.ts'
import { userInfoRoute } from './user-info-route.ts'

const kibibyte = 1024

/** Posts the page's form at once; pages have a button for browsers without script. */
const submitScript = "document.querySelector('form[data-submits-itself]')?.submit()\n"

/** The pages of the sign-in: plain forms that work without script. */
export async function mountPages(
  app: FastifyInstance,
  context: EmbeddedContext,
  identity: IdentityProvider,
): Promise<void> {
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
      passkeyRoutes(scope, context)
      secondStepRoutes(scope, context)
      passwordRoutes(scope, context)
      confirmRoute(scope, context)
      userInfoRoute(scope, context, identity)
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
