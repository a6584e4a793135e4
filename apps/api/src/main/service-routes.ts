import { operationsCalls } from '@butterleaf/contract/operations/calls'
import { readConfig, readHealth, readMetrics, readReadiness } from '@butterleaf/contract/operations/schemas'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { bearerToken } from '@butterleaf/server-kit/http/authenticate'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import { isSameSecret } from '@butterleaf/server-kit/process/same-secret'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'

/** [OPS-5] The routes for operators and monitoring. */
export function operationsRoutes(app: FastifyInstance, context: AppContext): void {
  servePublic(app, operationsCalls.health, readHealth, async () => ({ status: 'ok' as const }))
  servePublic(app, operationsCalls.readiness, readReadiness, async () => {
    if (app.isDraining()) {
      throw new AppError('unavailable', { detail: 'This process is about to stop.', retryAfterSeconds: 2 })
    }
    try {
      await context.database.ping()
    } catch {
      throw new AppError('unavailable', { detail: 'The database does not answer.', retryAfterSeconds: 2 })
    }
    return { status: 'ready' as const, engine: context.database.engine }
  })
  servePublic(
    app,
    operationsCalls.metrics,
    readMetrics,
    async ({ request }) => {
      if (!mayReadMetrics(request, context.config.metricsToken)) throw new AppError('not-found')
      return app.metrics.metrics()
    },
    { problems: ['not-found'] },
  )
  servePublic(app, operationsCalls.config, readConfig, async () => ({
    ...context.identity.settings,
    billing: context.billing.settings,
    pageViews: { needConsent: context.config.countingNeedsConsent },
    captcha: context.captcha.settings,
    purchaseEvents: [...context.purchaseEvents.sinks],
    support: context.config.support,
  }))
}

/** The token's holder where a token is set; otherwise only this machine. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromHere(request)
  return isSameSecret(bearerToken(request.headers.authorization) ?? '', token)
}

/** A proxy on this machine forwards requests from anywhere. */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isPassedOn && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
}
