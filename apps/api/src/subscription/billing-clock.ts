import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { deliverMessages } from './outbox.ts'
import { findToCheck } from './store.ts'
import { syncSubscription } from './sync-subscription.ts'

const everyMs = 60_000
const atOnce = 100

/** SUB-2: once a minute and at the start, so that what came due while nobody ran is done too. */
export function runBillingClock(app: FastifyInstance, context: AppContext): void {
  let running: Promise<void> = Promise.resolve()
  const tick = () => {
    // One after the other: a slow one delays the next instead of meeting it.
    running = running
      .then(() => tickBilling(app, context))
      .catch((error: unknown) => app.log.error({ err: error }, 'billing clock failed'))
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(tick, everyMs).unref()
    tick()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}

/** One round: what the provider does by itself, then what follows from it here. */
export async function tickBilling(app: FastifyInstance, context: AppContext): Promise<void> {
  await context.billing.runClock?.(app)
  await syncDue(context)
  await deliverMessages(context)
}

export async function syncDue(context: AppContext): Promise<void> {
  for (const userId of await findToCheck(context.database.db, context.clock.now(), atOnce)) {
    await syncSubscription(context, userId)
  }
}
