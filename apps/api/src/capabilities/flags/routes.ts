import { flagCalls } from '@butterleaf/contract/flags/calls'
import * as schema from '@butterleaf/contract/flags/schemas'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import { prepareEventStream } from '@butterleaf/server-kit/http/streams/event-stream'
import { networkOf } from '@butterleaf/server-kit/limits/network-of'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { openFlagContext, readFlags, watchFlags } from './operations.ts'

const leavingRetrySeconds = 2

export function flagRoutes(app: FastifyInstance, { flags }: AppContext): void {
  const context = openFlagContext({ flags })
  flags.onTrouble((sentence) => app.log.warn(sentence))
  // Streams never end by themselves, so closing the server would wait for them.
  app.addHook('preClose', async () => context.streams.destroyAll())

  servePublic(app, flagCalls.read, schema.readFlags, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return readFlags(context)
  })

  servePublic(app, flagCalls.watch, schema.watchFlags, async ({ request, reply }) => {
    if (app.isDraining()) throw new AppError('unavailable', { retryAfterSeconds: leavingRetrySeconds })
    return prepareEventStream(reply, watchFlags(context, networkOf(request.ip)))
  })
}
