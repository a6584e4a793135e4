import type { FastifyInstance } from 'fastify'
import { signWebhook } from '../webhook-signature.ts'
import { sandboxNow } from './sandbox-clock.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { claimEvent, dropEvent, findDueEvents, type SandboxEvent } from './stores/event-store.ts'

export const signatureHeader = 'sandbox-signature'
const webhookPath = '/api/subscription/webhook'

/**
 * Sends signed webhooks to our own endpoint, as any provider would. They go through the app and not over the network, since
 * the public address may not be reachable from here.
 */
export async function deliverEvents(
  app: FastifyInstance,
  { db, clock }: SandboxContext,
  secret: string,
): Promise<void> {
  const now = await sandboxNow(db, clock)
  for (const event of await findDueEvents(db, now)) {
    if (!(await claimEvent(db, event, now))) continue
    const payload = bodyOf(event)
    const answer = await app.inject({
      method: 'POST',
      url: webhookPath,
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signWebhook(secret, payload, clock.now()),
      },
      payload,
    })
    if (answer.statusCode < 300) await dropEvent(db, event.event_id)
  }
}

function bodyOf({ event_id, account_code, kind, created_at }: SandboxEvent): string {
  return JSON.stringify({ id: event_id, type: kind, account_code, created_at })
}
