import { BillingUnavailable } from '../billing-provider.ts'
import { forgetPurchases } from './purchase-store.ts'
import { listRecurlyInvoices } from './reading/find-recurly-account.ts'
import { findOrUndefined, isLive, listRecurlySubscriptions } from './reading/list-recurly-subscriptions.ts'
import { requireField } from './reading/present-subscription.ts'
import type { RecurlyAccess } from './recurly-access.ts'
import { accountCode, subscriptionUuid } from './recurly-values.ts'
import { toBillingResult } from './refusal-of.ts'

/** A placeholder name, and an address that can't exist. */
const deletedPerson = { firstName: 'Deleted', lastName: 'account', email: 'deleted@example.invalid' }

const openStates = ['pending', 'processing', 'past_due']

/** OPS-6: closing the account comes last, since it marks that everything else is done. */
export async function closeRecurlyAccount(access: RecurlyAccess, userId: string): Promise<void> {
  const { client, db } = access
  const account = await findOrUndefined(() => client().getAccount(accountCode(userId)))
  if (account?.state === 'active') {
    const closed = await toBillingResult(() => close(access, userId))
    // For example a bill that was paid meanwhile; the retry reads the account again.
    if (!closed.ok) throw new BillingUnavailable(`Recurly can’t close an account now (${closed.because})`)
  }
  await forgetPurchases(db, userId)
}

async function close(access: RecurlyAccess, userId: string): Promise<void> {
  const { client } = access
  await endAll(access, userId)
  await client().updateAccount(accountCode(userId), deletedPerson)
  await client().deactivateAccount(accountCode(userId))
}

/** Ends all charges: renewals, and terms that were never paid. */
async function endAll(access: RecurlyAccess, userId: string): Promise<void> {
  for (const { id, state } of await listRecurlyInvoices(access, userId)) {
    if (openStates.includes(state ?? '')) await access.client().markInvoiceFailed(requireField(id, 'id'))
  }
  for (const subscription of (await listRecurlySubscriptions(access, userId)).filter(isLive)) {
    const id = subscriptionUuid(requireField(subscription.uuid, 'uuid'))
    await access.client().terminateSubscription(id, { params: { refund: 'none' } })
  }
}
