import { addMs, type Instant, instantOf } from '@butterleaf/domain/subscription/instant'
import type {
  Account,
  BillingInfo,
  Invoice as RecurlyInvoice,
  Subscription as RecurlySubscription,
} from 'recurly'
import type { BillingAccount, BillingMethod, Invoice } from '../../billing-provider.ts'
import type { RecurlyAccess } from '../recurly-access.ts'
import type { RecurlyConfig } from '../recurly-config.ts'
import { accountCode, centsOf, planCodeOf } from '../recurly-values.ts'
import {
  findOrUndefined,
  firstPage,
  isLive,
  listRecurlySubscriptions,
  newestFirst,
} from './list-recurly-subscriptions.ts'
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

const settledStates: Record<string, Invoice['state']> = {
  paid: 'paid',
  closed: 'paid',
  failed: 'failed',
  voided: 'failed',
}

/** Invoices of our plans only: bills that an operator made by hand aren't shown. */
export function presentInvoices(
  config: RecurlyConfig,
  invoices: readonly RecurlyInvoice[],
  subscriptions: readonly RecurlySubscription[],
): Invoice[] {
  const uuids = new Map(subscriptions.map(({ id, uuid }) => [id, uuid]))
  return invoices.flatMap((invoice) => {
    const line = invoice.lineItems?.find(({ planCode }) => planCodeOf(config, planCode) !== undefined)
    const planCode = planCodeOf(config, line?.planCode)
    const uuid = uuids.get(line?.subscriptionId)
    if (!line || !planCode || !uuid) return []
    const state = settledStates[invoice.state ?? ''] ?? 'past_due'
    const createdAt = instantOf(requireField(invoice.createdAt, 'created_at'))
    return {
      number: requireField(invoice.number, 'number'),
      state,
      isFirst: invoice.origin === 'purchase',
      subscriptionUuid: uuid,
      planCode,
      couponCode: invoice.couponRedemptions?.[0]?.coupon?.code ?? null,
      discountCents: centsOf(invoice.discount),
      totalCents: centsOf(invoice.total),
      createdAt,
      paidAt:
        state === 'paid'
          ? instantOf(invoice.closedAt ?? requireField(invoice.createdAt, 'created_at'))
          : null,
      wasDeclined: wasDeclined(invoice),
      termStartsAt: line.startDate ? instantOf(line.startDate) : createdAt,
      termEndsAt: line.endDate ? instantOf(line.endDate) : createdAt,
    }
  })
}

function wasDeclined({ state, dunningEventsSent, transactions }: RecurlyInvoice): boolean {
  const hasFailed = transactions?.some(({ type, success }) => type === 'purchase' && success === false)
  return state === 'past_due' || state === 'failed' || (dunningEventsSent ?? 0) > 0 || hasFailed === true
}

/** No more of a card than brand, last four and expiry; for PayPal not even that. */
function presentMethod(info: BillingInfo | null | undefined): BillingMethod {
  const { object, cardType, lastFour, expMonth, expYear } = info?.paymentMethod ?? {}
  if (object?.startsWith('paypal')) {
    return { method: 'paypal', brand: null, lastFour: null, month: null, year: null }
  }
  return {
    method: 'credit_card',
    brand: cardType ? brandOf(cardType) : null,
    lastFour: lastFour ?? null,
    month: expMonth ?? null,
    year: expYear ?? null,
  }
}

/** Spells brands as the sandbox and the screens do, such as "American Express". */
function brandOf(cardType: string): string {
  const brand = cardType.toLowerCase().replaceAll(' ', '_')
  return brand === 'mastercard' ? 'master' : brand
}
