import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { bearerToken } from './authenticate.ts'

/** Probes, and the app's own files: a first visit asks for dozens, and they cost nothing to send. */
const uncounted = /^\/(healthz|readyz|favicon\.svg|theme\.js|assets\/.*|icons\/.*)(\?|$)/

/** A ceiling on what one person or address may ask; sign-in has its own, stricter ones. */
export async function limitRequests(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    allowList: ({ url }) => uncounted.test(url),
    keyGenerator: (request) => {
      const token = bearerToken(request.headers.authorization)
      return token === undefined ? request.ip : createHash('sha256').update(token).digest('base64url')
    },
  })
}
