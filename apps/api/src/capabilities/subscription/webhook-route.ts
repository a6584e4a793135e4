import { answerBillingAway } from '@butterleaf/billing/billing-away'
import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import { receiveWebhook } from '@butterleaf/contract/subscription/schemas'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { syncSubscription } from './sync-subscription.ts'

const kibibyte = 1024

/** SUB-2: a hint that something changed. Forged, late, repeated or out of order, it can change nothing else. */
export function webhookRoute(app: FastifyInstance, context: AppContext): void {
  app.register(async (scope) => {
    answerBillingAway(scope)
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    servePublic(
      scope,
      subscriptionCalls.webhook,
      receiveWebhook,
      async ({ body, request }) => {
        const notice = context.billing.readWebhook(request.headers, body, context.clock.now())
        if (!notice)
          throw new AppError('forbidden', { detail: 'This is not signed by the billing provider.' })
        if (notice.userId !== null) await syncSubscription(context, notice.userId)
        return undefined
      },
      { bodyLimit: 64 * kibibyte, problems: ['forbidden'] },
    )
  })
}
