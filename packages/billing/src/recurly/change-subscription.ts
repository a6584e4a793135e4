import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import type { Subscription as RecurlySubscription } from 'recurly'
import type { BillingResult } from '../billing-provider.ts'
import { isPastDue, listRecurlyInvoices, presentInvoices } from './reading/find-recurly-account.ts'
import { isLive, listRecurlySubscriptions } from './reading/list-recurly-subscriptions.ts'
import type { RecurlyAccess } from './recurly-access.ts'
import { planCodeOf, subscriptionUuid } from './recurly-values.ts'
import { toBillingResult } from './refusal-of.ts'

interface Own {
  userId: string
  uuid: string
}

/** SUB-1: until the term's end; while a renewal is being retried there is no paid term, and it ends at once. */
export async function cancel(access: RecurlyAccess, own: Own): Promise<BillingResult> {
  return changeOwn(access, own, async (subscription, all) => {
    if (subscription.state === 'canceled') return { ok: true }
    const invoices = await listRecurlyInvoices(access, own.userId)
    if (!isPastDue(presentInvoices(access.config, invoices, all), own.uuid)) {
      const options = { body: { timeframe: 'term_end' } }
      return toBillingResult(() => access.client().cancelSubscription(subscriptionUuid(own.uuid), options))
    }
    const open = invoices.filter(
      ({ state, subscriptionIds }) =>
        ['past_due', 'pending'].includes(state ?? '') && subscriptionIds?.includes(subscription.id ?? ''),
    )
    return endUnpaid(
      access,
      own.uuid,
      open.map(({ id }) => id ?? ''),
    )
  })
}

/**
 * The bills first: if the process ends between the two calls, the next try finds a bill unpaid and still ends the
 * subscription.
 */
async function endUnpaid(
  { client }: RecurlyAccess,
  uuid: string,
  invoiceIds: readonly string[],
): Promise<BillingResult> {
  return toBillingResult(async () => {
    for (const id of invoiceIds) await client().markInvoiceFailed(id)
    await client().terminateSubscription(subscriptionUuid(uuid), { params: { refund: 'none' } })
  })
}

export async function reactivate(access: RecurlyAccess, own: Own): Promise<BillingResult> {
  return changeOwn(access, own, async ({ state }) =>
    state === 'canceled'
      ? toBillingResult(() => access.client().reactivateSubscription(subscriptionUuid(own.uuid)))
      : { ok: true },
  )
}

/** Takes effect at the next renewal; choosing the current plan cancels a pending change. */
export async function changePlan(
  access: RecurlyAccess,
  own: Own,
  planCode: PlanCode,
): Promise<BillingResult> {
  const { client, config } = access
  const id = subscriptionUuid(own.uuid)
  return changeOwn(access, own, async ({ state, plan, pendingChange }) => {
    if (state === 'canceled') return { ok: false, because: 'canceled' }
    if (planCodeOf(config, plan?.code) !== planCode) {
      const change = { timeframe: 'renewal', planCode: config.planCodes[planCode] }
      return toBillingResult(() => client().createSubscriptionChange(id, change))
    }
    return pendingChange ? toBillingResult(() => client().removeSubscriptionChange(id)) : { ok: true }
  })
}

/** Only the person's own subscription: a foreign uuid counts as missing. */
async function changeOwn(
  access: RecurlyAccess,
  { userId, uuid }: Own,
  make: (subscription: RecurlySubscription, all: readonly RecurlySubscription[]) => Promise<BillingResult>,
): Promise<BillingResult> {
  const all = await listRecurlySubscriptions(access, userId)
  const own = all.find((each) => each.uuid === uuid)
  if (!own) return { ok: false, because: 'not-there' }
  return isLive(own) ? make(own, all) : { ok: false, because: 'ended' }
}
