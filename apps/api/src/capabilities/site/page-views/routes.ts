import { pageViewCalls } from '@butterleaf/contract/page-views/calls'
import * as schema from '@butterleaf/contract/page-views/schemas'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import { countedBy, limitLoad } from '@butterleaf/server-kit/limits/limit-tries'

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { countPageView, openPageViewContext } from '../operations.ts'

const perMinute = 60
const writeEveryMs = 1_000

export function pageViewRoutes(app: FastifyInstance, appContext: AppContext): void {
  const context = openPageViewContext(appContext)
  const write = () =>
    context.counter
      .write()
      .catch((error: unknown) => app.log.warn({ err: error }, 'writing page views failed'))
  const writing = setInterval(write, writeEveryMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(writing)
    await write()
  })
  app.register(async (scope) => {
    limitLoad(scope, { perMinute, keyOf: countedBy.network })
    servePublic(scope, pageViewCalls.count, schema.countPageView, async ({ body, request }) => {
      const { path, agreed: hasAgreed } = body
      countPageView(context, { path, hasAgreed, refusesTracking: refusesTracking(request) })
      return undefined
    })
  })
}

/** Do Not Track, and Global Privacy Control. */
function refusesTracking({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}
