import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

interface Tries {
  perMinute: number
  keyOf: (request: FastifyRequest) => string
}

/** A ceiling of its own, beside the one on all requests, for every call of this scope. */
export function limitTries(app: FastifyInstance, { perMinute, keyOf }: Tries): void {
  const count = app.createRateLimit({ max: perMinute, timeWindow: '1 minute', keyGenerator: keyOf })
  // Once the caller is known, and before anything they sent is read.
  app.addHook('preParsing', async (request) => {
    const tried = await count(request)
    if (!tried.isAllowed && tried.isExceeded) {
      throw new AppError('too-many-requests', { retryAfterSeconds: tried.ttlInSeconds })
    }
  })
}
