import { operationsCalls } from '@butterleaf/contract/operations/calls'
import { readConfig, readHealth, readMetrics, readReadiness } from '@butterleaf/contract/operations/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { AppError } from '../app-error.ts'
import { bearerToken } from '../http/authenticate.ts'
import { servePublic } from '../http/serve.ts'
import { isSameSecret } from '../same-secret.ts'

/** [OPS-5] What the people and machines that run the service ask it. */
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

/** With a token set, its holder; without one, this machine only. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromHere(request)
  return isSameSecret(bearerToken(request.headers.authorization) ?? '', token)
}

/** A proxy on this machine passes on what comes from anywhere. */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isPassedOn && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
}
