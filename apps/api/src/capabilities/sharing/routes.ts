import { sharedCalls, sharingCalls, type WireShare } from '@butterleaf/contract/sharing/calls'
import * as schema from '@butterleaf/contract/sharing/schemas'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { serve, servePublic } from '@butterleaf/server-kit/http/serve'
import { prepareEventStream } from '@butterleaf/server-kit/http/streams/event-stream'
import { openStreams } from '@butterleaf/server-kit/http/streams/open-streams'
import { limitLoad } from '@butterleaf/server-kit/limits/limit-tries'
import type { FastifyInstance } from 'fastify'
import { secretAddressHeaders } from '#platform/secrets.ts'
import type { SharingContext } from './open-week.ts'
import {
  createShare,
  deleteShare,
  listShares,
  openShare,
  readShare,
  tickShared,
  watchShared,
} from './operations.ts'
import type { Share } from './store.ts'

/** Of one link: several phones that tick in a shop, each told of the other's. */
const callsOfLink = { perMinute: 240 }
const mostWatchersOfLink = 20
const mostWatchers = 2_000
const retrySeconds = 2

/** TOG-5: what a person shares, they see and end with or without a subscription. */
export function sharingRoutes(app: FastifyInstance, context: SharingContext): void {
  serve(app, sharingCalls.list, schema.listShares, async ({ caller }) =>
    (await listShares(context, caller.userId)).map(presentShare),
  )

  serve(app, sharingCalls.read, schema.readShare, async ({ caller, params }) =>
    presentShare(await readShare(context, caller.userId, params.id)),
  )

  serve(app, sharingCalls.delete, schema.deleteShare, async ({ caller, params }) => {
    await deleteShare(context, caller.userId, params.id)
    return undefined
  })

  linkRoutes(app, context)
}

/** In a scope of people with a subscription. */
export function newShareRoute(app: FastifyInstance, context: SharingContext): void {
  serve(
    app,
    sharingCalls.create,
    schema.createShare,
    async ({ caller, body, reply }) => {
      const { id, secret } = await createShare(context, caller, { kind: body.kind, week: body.week })
      reply.header('cache-control', 'no-store')
      return { id, url: `${context.publicUrl}/shared/${secret}` }
    },
    { problems: ['conflict', 'not-found'] },
  )
}

/** Visitors send no token, so the address itself is the key. */
function linkRoutes(app: FastifyInstance, context: SharingContext): void {
  const streams = openStreams({ mostOfOwner: mostWatchersOfLink, mostOfAll: mostWatchers })
  // Streams never end by themselves, so the server would wait for them.
  app.addHook('preClose', async () => streams.destroyAll())
  app.register(async (scope) => {
    limitLoad(scope, { ...callsOfLink, keyOf: ({ params }) => (params as { secret: string }).secret })
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(secretAddressHeaders)
    })

    servePublic(scope, sharedCalls.open, schema.openShare, ({ params }) => openShare(context, params.secret))

    servePublic(scope, sharedCalls.tick, schema.tickShared, ({ params, query, body }) => {
      const ticks = body.map(({ at, ...tick }) => ({ ...tick, atMs: Date.parse(at) }))
      return tickShared(context, params.secret, { ticks, from: query.from })
    })

    servePublic(scope, sharedCalls.watch, schema.watchShared, async ({ params, reply }) => {
      if (app.isDraining() || !streams.hasRoom())
        throw new AppError('unavailable', { retryAfterSeconds: retrySeconds })
      const { share, stream } = await watchShared(context, params.secret)
      streams.add(share.id, stream)
      return prepareEventStream(reply, stream)
    })
  })
}

function presentShare({ id, kind, week, createdAt, endsOn }: Share): WireShare {
  return { id, kind, week: week ? week.index + 1 : null, createdAt, endsOn }
}
