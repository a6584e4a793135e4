import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { FastifyError, FastifyInstance } from 'fastify'
import { BillingUnavailable } from './billing-provider.ts'

/** A provider that can't be reached is retried by the client; the server never guesses an outcome. */
export function answerBillingUnavailable(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request) => {
    if (!(error instanceof BillingUnavailable)) throw error
    request.log.warn({ err: error }, 'the billing provider is away')
    // The change may have been made before its answer was lost; the retry carries the same key, so it is made once.
    const detail = 'Payments can’t be reached right now. Please try again in a moment.'
    throw new AppError('unavailable', { detail, retryAfterSeconds: 5 })
  })
}
