import type { FastifyInstance } from 'fastify'
import type { AppContext } from './app-context.ts'
import { runRetention } from './retention/run-retention.ts'
import { runBillingClock } from './subscription/billing-clock.ts'

/** What the server does by itself from when it listens. Not part of the app: in a test nothing ticks that wasn't asked to. */
export function runClocks(app: FastifyInstance, context: AppContext): void {
  runBillingClock(app, context)
  runRetention(app, context)
}
