import type { FastifyInstance } from 'fastify'
import { runRetention } from '#capabilities/retention/run-retention.ts'
import { runBillingClock } from '#capabilities/subscription/billing-clock.ts'
import type { AppContext } from '#platform/app-context.ts'

/** What the server does by itself from when it listens. Not part of the app: in a test nothing ticks that wasn't asked to. */
export function runClocks(app: FastifyInstance, context: AppContext): void {
  runBillingClock(app, context)
  runRetention(app, context)
}
