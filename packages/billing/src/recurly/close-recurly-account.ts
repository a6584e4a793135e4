import { BillingUnavailable } from '../billing-provider.ts'
import { accountCode, subscriptionUuid } from './account-code.ts'
import { forgetPurchases } from './purchase-store.ts'
import { listRecurlyInvoices } from './reading/find-recurly-account.ts'
import { isLive, listRecurlySubscriptions, orNotThere } from './reading/list-recurly-subscriptions.ts'
import { required } from './reading/present-subscription.ts'
import type { RecurlyAccess } from './recurly-access.ts'
import { orRefused } from './refusal-of.ts'

/** Of a name nobody has, at an address nobody can have. */
const nobody = { firstName: 'Deleted', lastName: 'account', email: 'deleted@example.invalid' }

const openStates = ['pending', 'processing', 'past_due']

/** OPS-6: closing the account comes last, since it is what says that the rest is done. */
export async function closeRecurlyAccount(access: RecurlyAccess, userId: string): Promise<void> {
  const { client, db } = access
  const account = await orNotThere(() => client().getAccount(accountCode(userId)))
  if (account?.state === 'active') {
    const closed = await orRefused(() => close(access, userId))
    // Such as a bill that was paid meanwhile: asked again, it is read anew.
    if (!closed.ok) throw new BillingUnavailable(`Recurly can’t close an account now (${closed.because})`)
  }
  await forgetPurchases(db, userId)
}

async function close(access: RecurlyAccess, userId: string): Promise<void> {
  const { client } = access
  await endAll(access, userId)
  await client().updateAccount(accountCode(userId), nobody)
  await client().deactivateAccount(accountCode(userId))
}

/** Nothing is charged any more: not at a renewal, and not for a term that was never paid. */
async function endAll(access: RecurlyAccess, userId: string): Promise<void> {
  for (const { id, state } of await listRecurlyInvoices(access, userId)) {
    if (openStates.includes(state ?? '')) await access.client().markInvoiceFailed(required(id, 'id'))
  }
  for (const subscription of (await listRecurlySubscriptions(access, userId)).filter(isLive)) {
    const id = subscriptionUuid(required(subscription.uuid, 'uuid'))
    await access.client().terminateSubscription(id, { params: { refund: 'none' } })
  }
}
