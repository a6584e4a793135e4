import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { countedBy } from './counted-by.ts'

/** Probes, and the app's own files: a first visit asks for dozens, and they cost nothing to send. */
const uncounted = /^\/(healthz|readyz|favicon\.svg|(theme|enter|sw)\.js|assets\/.*|icons\/.*)(\?|$)/

/**
 * A ceiling on what one person may ask, or one network where nobody has proved who they are; sign-in has its own, stricter ones.
 * The plugin counts behind a route's own hooks: a caller is known by then, and a token that only looks like one never chooses the key.
 */
export async function limitRequests(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    allowList: ({ url }) => uncounted.test(url),
    keyGenerator: countedBy.person,
  })
}
