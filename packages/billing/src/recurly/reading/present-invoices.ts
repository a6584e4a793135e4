import { instantOf } from '@butterleaf/domain/subscription/instant'
import type { Invoice as RecurlyInvoice, Subscription as RecurlySubscription } from 'recurly'
import type { Invoice } from '../../billing-provider.ts'
import { centsOf } from '../amounts.ts'
import { planCodeOf } from '../plan-names.ts'
import type { RecurlyConfig } from '../recurly-config.ts'
import { requireField } from './present-subscription.ts'

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
