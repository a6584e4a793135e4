import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { countedBy } from './counted-by.ts'

/**
 * A ceiling on what one person may ask, or one network where nobody has proved who they are; sign-in has its own, stricter ones.
 * The plugin counts behind a route's own hooks: a caller is known by then, and a token that only looks like one never chooses the key.
 */
export async function limitRequests(
  app: FastifyInstance,
  { perMinute, uncounted }: { perMinute: number; uncounted: RegExp },
): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    allowList: ({ url }) => uncounted.test(url),
    keyGenerator: countedBy.person,
  })
}

/** For answers that belong to no route, which the plugin doesn't count by itself. */
export function countRequest(app: FastifyInstance): preHandlerAsyncHookHandler {
  return app.rateLimit()
}
