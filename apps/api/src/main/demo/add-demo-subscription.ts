import { randomUUID } from 'node:crypto'
import { sandboxPayPal } from '@butterleaf/billing/sandbox/read-card'
import { sandboxNow } from '@butterleaf/billing/sandbox/sandbox-clock'
import { issueToken } from '@butterleaf/billing/sandbox/stores/token-store'
import { syncSubscription } from '#capabilities/subscription/operations.ts'
import type { AppContext } from '#platform/app-context.ts'

interface Person {
  userId: string
  email: string
  givenName: string
  familyName: string
}

/** A plan for the demo account, paid in the sandbox; with a real provider nothing is bought. */
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
