import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { countedBy } from './limit-tries.ts'

/** All personal tokens of a person together have this share of a person's limit, beside it: a script can't lock its owner out. */
const tokensShare = 5

/**
 * A limit on a person's requests, or on a network's while the caller isn't authenticated; sign-in has stricter limits of its
 * own. The plugin counts after a route's own hooks, so the caller is verified by then, and an invalid token never chooses the
 * key.
 */
export async function limitRequests(
  app: FastifyInstance,
  { perMinute, uncounted }: { perMinute: number; uncounted: RegExp },
): Promise<void> {
  await app.register(rateLimit, {
    max: ({ caller }) => (caller?.scopes ? Math.ceil(perMinute / tokensShare) : perMinute),
    timeWindow: '1 minute',
    allowList: ({ url }) => uncounted.test(url),
    keyGenerator: (request) =>
      request.caller?.scopes ? `tokens of ${request.caller.userId}` : countedBy.person(request),
  })
}

/** For answers without a route, which the plugin doesn't count. */
export function countRequest(app: FastifyInstance): preHandlerAsyncHookHandler {
  return app.rateLimit()
}
