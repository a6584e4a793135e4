import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { watchPlan } from '@butterleaf/contract/meal-plan/schemas'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { bearerToken } from '@butterleaf/server-kit/http/authenticate'
import { preferredSince } from '@butterleaf/server-kit/http/preferred-since'
import { serve } from '@butterleaf/server-kit/http/serve'
import { prepareEventStream } from '@butterleaf/server-kit/http/streams/event-stream'
import { openStreams } from '@butterleaf/server-kit/http/streams/open-streams'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import { openPlanStream } from '../events/open-plan-stream.ts'
import type { PlanParts } from './served-plan.ts'

const leavingRetrySeconds = 2
/** More tabs and devices than anybody watches a plan on. */
const mostOfUser = 20

/** DAY-11. Also without a plan: another tab may be making one. */
export function eventRoutes(app: FastifyInstance, { context, answers }: PlanParts): void {
  const { events, clock, findHead, planCache } = context
  const streams = openStreams({ mostOfOwner: mostOfUser })
  // Streams never end by themselves, so the server would wait for them.
  app.addHook('preClose', async () => streams.destroyAll())

  serve(app, mealPlanCalls.watch, watchPlan, async ({ caller: { userId }, request, reply }) => {
    if (app.isDraining()) throw new AppError('unavailable', { retryAfterSeconds: leavingRetrySeconds })
    const since = preferredSince(request)
    const changesText = (version: number, before: number) => {
      const loaded = planCache.get(userId)
      return loaded?.plan.version === version ? answers.changesText(loaded, before)?.toString() : undefined
    }
    const stream = openPlanStream(events, {
      userId,
      seen: lastEventId(request) ?? since,
      currentVersion: async () => (await findHead(userId))?.version,
      lifeMs: tokenEndsMs(request) - clock.now().getTime(),
      changesText: since === undefined ? undefined : changesText,
    })
    if (since !== undefined) reply.header('preference-applied', 'return=changes')
    streams.add(userId, stream)
    return prepareEventStream(reply, stream)
  })
}

function lastEventId({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id']
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : undefined
}

/** Of a token that has been checked. */
function tokenEndsMs({ headers }: FastifyRequest): number {
  const { exp = 0 } = decodeJwt(bearerToken(headers.authorization) ?? '')
  return exp * 1000
}
