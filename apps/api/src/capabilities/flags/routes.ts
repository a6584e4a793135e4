import { flagCalls } from '@butterleaf/contract/flags/calls'
import { readFlags, watchFlags } from '@butterleaf/contract/flags/schemas'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { servePublic } from '@butterleaf/server-kit/http/serve'
import { networkOf } from '@butterleaf/server-kit/limits/network-of'
import type { FastifyInstance } from 'fastify'
import { openStreams } from '#capabilities/meal-plan/events/open-streams.ts'
import type { AppContext } from '#platform/app-context.ts'
import { flagStream } from './flag-stream.ts'

/** A whole office may share an address. */
const mostOfOneAddress = 100
const mostOfAll = 5_000
const leavingRetrySeconds = 2
const crowdedRetrySeconds = 60

export function flagRoutes(app: FastifyInstance, { flags }: AppContext): void {
  const streams = openStreams(mostOfOneAddress)
  let open = 0
  flags.onTrouble((sentence) => app.log.warn(sentence))
  // Streams never end by themselves, so the server would wait for them.
  app.addHook('preClose', async () => streams.destroyAll())

  servePublic(app, flagCalls.read, readFlags, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return flags.current()
  })

  servePublic(app, flagCalls.watch, watchFlags, async ({ request, reply }) => {
    if (app.isDraining()) throw new AppError('unavailable', { retryAfterSeconds: leavingRetrySeconds })
    if (open >= mostOfAll) throw new AppError('unavailable', { retryAfterSeconds: crowdedRetrySeconds })
    const stream = flagStream(flags)
    open += 1
    stream.once('close', () => {
      open -= 1
    })
    streams.add(networkOf(request.ip), stream)
    // Whoever asks for the head alone doesn't stay either.
    reply.raw.once('close', () => stream.destroy())
    reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    // A stream is sent as it comes; the schema tells what comes.
    return stream as unknown as string
  })
}
