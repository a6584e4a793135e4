import { pageViewCalls } from '@butterleaf/contract/page-views/calls'
import { countPageView } from '@butterleaf/contract/page-views/schemas'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import { countedBy } from '@butterleaf/server-kit/limits/counted-by'
import { limitLoad } from '@butterleaf/server-kit/limits/limit-tries'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { countedPages } from './counted-pages.ts'
import { pageCounter } from './page-counter.ts'

const perMinute = 60
const writeEveryMs = 1_000

/** Counts pages and nobody: no cookie, no address, no device. */
export function pageViewRoutes(app: FastifyInstance, context: AppContext): void {
  const { config, recipes, database, clock } = context
  const counter = pageCounter(database.db, clock)
  const pages = countedPages(recipes.corpus)
  const write = () =>
    counter.write().catch((error: unknown) => app.log.warn({ err: error }, 'writing page views failed'))
  const writing = setInterval(write, writeEveryMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(writing)
    await write()
  })
  app.register(async (scope) => {
    limitLoad(scope, { perMinute, keyOf: countedBy.network })
    servePublic(scope, pageViewCalls.count, countPageView, async ({ body, request }) => {
      const mayCount = body.agreed || !config.countingNeedsConsent
      if (mayCount && !asksNotToBeCounted(request) && pages.has(body.path)) counter.add(body.path)
      return undefined
    })
  })
}

/** Do Not Track, and Global Privacy Control. */
function asksNotToBeCounted({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}
