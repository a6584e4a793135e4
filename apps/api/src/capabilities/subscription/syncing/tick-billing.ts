import { BillingUnavailable } from '@butterleaf/billing/billing-provider'
import { catchUpAll } from '@butterleaf/billing/sandbox/catch-up'
import { advanceSandbox, sandboxNow } from '@butterleaf/billing/sandbox/sandbox-clock'
import { forEachIndependently } from '@butterleaf/server-kit/process/for-each-independently'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { deliverMessages, type Senders } from '../messages/outbox.ts'
import { findToCheck, listKnownUsers } from '../store.ts'
import { type SyncParts, syncSubscription } from './sync-subscription.ts'

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

export type BillingParts = SyncParts & Senders

const daySeconds = 86_400

/** Advances the sandbox's time day by day, so that everything due on the way happens. */
export async function advanceBilling(parts: BillingParts, seconds: number): Promise<void> {
  for (let rest = seconds; rest > 0; rest -= daySeconds) {
    await advanceSandbox(parts.database.db, Math.min(rest, daySeconds))
    await settleDay(parts)
  }
}

async function settleDay(parts: BillingParts): Promise<void> {
  const { db } = parts.database
  await catchUpAll(db, await sandboxNow(db, parts.clock))
  for (const userId of await listKnownUsers(db)) await syncSubscription(parts, userId)
  await deliverMessages(parts)
}
