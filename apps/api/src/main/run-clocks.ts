import { runEvery } from '@butterleaf/server-kit/process/run-every'
import type { FastifyInstance } from 'fastify'
import { deleteExpired } from '#capabilities/retention/operations.ts'
import { tickBilling } from '#capabilities/subscription/operations.ts'
import type { AppContext } from '#platform/app-context.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** The server's periodic work while it listens. Not part of the app, so that nothing runs by itself in a test. */
export function runClocks(app: FastifyInstance, context: AppContext): void {
  // SUB-2: what came due while no process ran is done at the start.
  runEvery(app, { everyMs: minuteMs, what: 'billing clock', work: () => tickBilling(app, context) })
  // LAND-7
  runEvery(app, {
    everyMs: dayMs,
    what: 'deleting what is kept no longer',
    work: async () => {
      const expiry = await deleteExpired(context, app.isDraining)
      if (expiry.ok && expiry.gone > 0)
        app.log.info({ gone: expiry.gone }, 'accounts kept for five years were deleted')
    },
  })
}
