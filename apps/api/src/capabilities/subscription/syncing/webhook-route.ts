import { answerBillingUnavailable } from '@butterleaf/billing/billing-unavailable'
import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import * as schema from '@butterleaf/contract/subscription/schemas'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { receiveWebhook } from '../operations.ts'

const kibibyte = 1024

/** SUB-2 */
export function webhookRoute(app: FastifyInstance, context: AppContext): void {
  app.register(async (scope) => {
    answerBillingUnavailable(scope)
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    servePublic(
      scope,
      subscriptionCalls.webhook,
      schema.receiveWebhook,
      async ({ body, request }) => {
        await receiveWebhook(context, { headers: request.headers, body })
        return undefined
      },
      { bodyLimit: 64 * kibibyte, problems: ['forbidden'] },
    )
  })
}
