import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { watchPlan } from '@butterleaf/contract/meal-plan/schemas'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { bearerToken } from '@butterleaf/server-kit/http/authenticate'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import { eventStream } from '../events/event-stream.ts'
import { openStreams } from '../events/open-streams.ts'
import type { PlanParts } from './served-plan.ts'

const retryAfterSeconds = 2

/** DAY-11. Also without a plan: somebody may be making one in another tab. */
export function eventRoutes(app: FastifyInstance, { context }: PlanParts): void {
  const { events, clock, headOf } = context
  const streams = openStreams()
  // Streams never end by themselves, so the server would wait for them.
  app.addHook('preClose', async () => streams.destroyAll())

  serve(app, mealPlanCalls.watch, watchPlan, async ({ caller: { userId }, request, reply }) => {
    if (app.isDraining()) throw new AppError('unavailable', { retryAfterSeconds })
    const stream = eventStream(events, {
      userId,
      seen: seenBefore(request),
      currentVersion: async () => (await headOf(userId))?.version,
      lifeMs: tokenEndsMs(request) - clock.now().getTime(),
    })
    streams.add(userId, stream)
    // Whoever asks for the head alone doesn't stay either.
    reply.raw.once('close', () => stream.destroy())
    reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    // A stream is sent as it comes; the schema tells what comes.
    return stream as unknown as string
  })
}

function seenBefore({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id']
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : undefined
}

/** Of a token that has been checked. */
function tokenEndsMs({ headers }: FastifyRequest): number {
  const { exp = 0 } = decodeJwt(bearerToken(headers.authorization) ?? '')
  return exp * 1000
}
