import { randomUUID } from 'node:crypto'
import type { AppContext } from '../app-context.ts'
import { sandboxPayPal } from '../providers/billing/sandbox/read-card.ts'
import { sandboxNow } from '../providers/billing/sandbox/sandbox-clock.ts'
import { issueToken } from '../providers/billing/sandbox/token-store.ts'
import { syncSubscription } from './sync-subscription.ts'

interface Person {
  userId: string
  email: string
  givenName: string
  familyName: string
}

/** A plan for the demo account, paid in the sandbox: nothing is bought where money is real. */
export async function addDemoSubscription(context: AppContext, person: Person): Promise<void> {
  const { billing, clock, database } = context
  if (!billing.isSandbox) return
  const token = await issueToken(database.db, sandboxPayPal, await sandboxNow(database.db, clock))
  await billing.purchase({
    userId: person.userId,
    email: person.email,
    firstName: person.givenName,
    lastName: person.familyName,
    planCode: '6-month',
    token,
    confirmation: null,
    couponCode: null,
    idempotencyKey: randomUUID(),
    requestHash: '',
  })
  await syncSubscription(context, person.userId)
}
