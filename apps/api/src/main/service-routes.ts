import { operationsCalls } from '@butterleaf/contract/operations/calls'
import { readConfig, readHealth, readMetrics, readReadiness } from '@butterleaf/contract/operations/schemas'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { bearerToken } from '@butterleaf/server-kit/http/authenticate'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import { isSameSecret } from '@butterleaf/server-kit/process/same-secret'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import type { Config } from '#platform/config.ts'

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
      if (!mayReadMetrics(request, context.config)) throw new AppError('not-found')
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

type MetricsConfig = Pick<Config, 'metricsToken' | 'publicUrl'>

/**
 * The token's holder where a token is set; otherwise only this machine. A public address elsewhere means a proxy, and one on this
 * machine may forward requests without any header that tells: then only a token opens the metrics.
 */
function mayReadMetrics(request: FastifyRequest, { metricsToken: token, publicUrl }: MetricsConfig): boolean {
  if (token === undefined) return isThisMachine(new URL(publicUrl).hostname) && isFromHere(request)
  return isSameSecret(bearerToken(request.headers.authorization) ?? '', token)
}

const ownNames = new Set(['localhost', '127.0.0.1', '::1', '[::1]', '::ffff:127.0.0.1'])

function isThisMachine(name: string): boolean {
  return ownNames.has(name)
}

/** A proxy on this machine forwards requests from anywhere. */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isPassedOn && isThisMachine(socket.remoteAddress ?? '')
}
