import { addMs, type Instant, instantOf } from '@butterleaf/domain/subscription/instant'
import type { Account, Invoice as RecurlyInvoice, Subscription as RecurlySubscription } from 'recurly'
import type { BillingAccount, Invoice } from '../../billing-provider.ts'
import { accountCode } from '../account-code.ts'
import type { RecurlyAccess } from '../recurly-access.ts'
import {
  findOrUndefined,
  firstPage,
  isLive,
  listRecurlySubscriptions,
  newestFirst,
} from './list-recurly-subscriptions.ts'
import { presentInvoices } from './present-invoices.ts'
import { presentMethod } from './present-method.ts'
import { presentSubscription, requireField } from './present-subscription.ts'

/** While a payment is pending or being retried; only Recurly knows the times of its retries. */
const lookAgainMs = 6 * 60 * 60_000
const msPerSecond = 1000

/** SUB-2: reads the complete account. */
export async function findRecurlyAccount(
  access: RecurlyAccess,
  userId: string,
): Promise<BillingAccount | undefined> {
  const account = await findOrUndefined(() => access.client().getAccount(accountCode(userId)))
  // A closed account is a deleted person's; Recurly has to keep it for the books.
  const subscriptions = account?.state === 'active' ? await listRecurlySubscriptions(access, userId) : []
  const current = subscriptions.find(isLive) ?? subscriptions[0]
  if (!account || !current) return undefined
  const listed = await listRecurlyInvoices(access, userId)
  const invoices = presentInvoices(access.config, listed, subscriptions)
  const asOf = instantOf(access.clock.now())
  const subscription = presentSubscription(access.config, current, {
    isPastDue: isPastDue(invoices, requireField(current.uuid, 'uuid')),
  })
  return {
    asOf,
    revision: revisionOf(account, subscriptions, listed),
    email: account.email ?? '',
    firstName: account.firstName ?? '',
    lastName: account.lastName ?? '',
    subscription,
    dueAt: dueAt(subscription, asOf),
    method: presentMethod(account.billingInfo),
    invoices,
  }
}

export async function listRecurlyInvoices(
  { client }: RecurlyAccess,
  userId: string,
): Promise<RecurlyInvoice[]> {
  const charges = { params: { ...newestFirst.params, type: 'charge' } }
  return firstPage(client().listAccountInvoices(accountCode(userId), charges))
}

/** Judged by the latest bill: one written off while the subscription lives is owed as well. */
export function isPastDue(invoices: readonly Invoice[], uuid: string): boolean {
  const latest = invoices.find(({ subscriptionUuid }) => subscriptionUuid === uuid)
  return latest !== undefined && latest.state !== 'paid'
}

function dueAt(
  { state, isPastDue, termEndsAt }: BillingAccount['subscription'],
  asOf: Instant,
): Instant | null {
  if (state === 'expired') return null
  const lookAgainAt = addMs(asOf, lookAgainMs)
  return isPastDue && lookAgainAt < termEndsAt ? lookAgainAt : termEndsAt
}

/** Recurly has no version numbers; the time of the last change is the next best, and never decreases. */
function revisionOf(
  account: Account,
  subscriptions: readonly RecurlySubscription[],
  invoices: readonly RecurlyInvoice[],
): number {
  const changes = [account, account.billingInfo, ...subscriptions, ...invoices].map((each) =>
    Math.floor((each?.updatedAt?.getTime() ?? 0) / msPerSecond),
  )
  return Math.max(...changes)
}
