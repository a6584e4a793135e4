import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

interface Tries {
  perMinute: number
  keyOf: (request: FastifyRequest) => string
}

/** A ceiling of its own, beside the one on all requests, for every call of this scope. */
export function limitTries(app: FastifyInstance, tries: Tries): void {
  // Once the caller is known, and before anything they sent is read.
  app.addHook('preParsing', countTries(app, tries))
}

/** Counts a request, and refuses it when there were too many like it. */
export function countTries(
  app: FastifyInstance,
  { perMinute, keyOf }: Tries,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({ max: perMinute, timeWindow: '1 minute', keyGenerator: keyOf })
  return async (request) => {
    const tried = await count(request)
    if (!tried.isAllowed && tried.isExceeded) {
      throw new AppError('too-many-requests', { retryAfterSeconds: tried.ttlInSeconds })
    }
  }
}
