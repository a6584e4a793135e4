import { BillingUnavailable } from '@butterleaf/billing/billing-provider'
import { forEachIndependently } from '@butterleaf/server-kit/process/for-each-independently'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { deliverMessages } from '../messages/outbox.ts'
import { findToCheck } from '../store.ts'
import { syncSubscription } from './sync-subscription.ts'

const atOnce = 100

/** SUB-2: one round of the clock: first the provider's own due work, then what follows from it here. */
export async function tickBilling(app: FastifyInstance, context: AppContext): Promise<void> {
  const { isDraining } = app
  await forEachIndependently(
    [
      async () => context.billing.runClock?.(app),
      () => syncDue(context, isDraining),
      () => deliverMessages(context, isDraining),
    ],
    (part) => part(),
  )
}

/** An account that can't be read doesn't hold up the others; when the provider is unreachable, the round ends. */
async function syncDue(context: AppContext, isStopping: () => boolean): Promise<void> {
  let isAway = false
  const due = await findToCheck(context.database.db, context.clock.now(), atOnce)
  await forEachIndependently(due, async (userId) => {
    if (isAway || isStopping()) return
    try {
      await syncSubscription(context, userId)
    } catch (error) {
      isAway = error instanceof BillingUnavailable
      throw error
    }
  })
}
