import { amountFromCents } from '@butterleaf/domain/subscription/money'
import type { SiteAccount, SiteInvoice, SiteSubscription } from './site.ts'

/** Answers in Recurly's format, with every field we may read. */
export function accountView(account: SiteAccount): object {
  return {
    id: 'acc1',
    object: 'account',
    code: account.code,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    state: account.isActive ? 'active' : 'inactive',
    billing_info: billingInfoView(account),
    created_at: account.updatedAt,
    updated_at: account.updatedAt,
  }
}

export function billingInfoView({ code, method, updatedAt }: SiteAccount): object {
  const card = {
    object: 'credit_card',
    card_type: method.lastFour === '4444' ? 'MasterCard' : 'Visa',
    first_six: '411111',
    last_four: method.lastFour,
    exp_month: 12,
    exp_year: 2031,
  }
  return {
    id: 'bill1',
    object: 'billing_info',
    account_id: code.slice(0, 13),
    valid: true,
    payment_method: method.behavior === 'paypal' ? { object: 'paypal_billing_agreement' } : card,
    updated_at: updatedAt,
  }
}

export function subscriptionView(subscription: SiteSubscription): object {
  const { pendingPlanCode, canceledAt, expiresAt, expirationReason } = subscription
  return {
    id: subscription.id,
    object: 'subscription',
    uuid: subscription.uuid,
    account: { object: 'account', code: subscription.accountCode },
    plan: planView(subscription.planCode),
    state: subscription.state,
    current_period_started_at: subscription.startedAt,
    current_period_ends_at: subscription.endsAt,
    current_term_started_at: subscription.startedAt,
    current_term_ends_at: subscription.endsAt,
    ...(pendingPlanCode === null ? {} : { pending_change: changeView(subscription, pendingPlanCode) }),
    ...(canceledAt === null ? {} : { canceled_at: canceledAt }),
    ...(expiresAt === null ? {} : { expires_at: expiresAt }),
    ...(expirationReason === null ? {} : { expiration_reason: expirationReason }),
    currency: 'USD',
    created_at: subscription.createdAt,
    updated_at: subscription.updatedAt,
  }
}

export function changeView({ id, updatedAt }: SiteSubscription, planCode: string): object {
  return {
    id: 'change1',
    object: 'subscription_change',
    subscription_id: id,
    plan: planView(planCode),
    activated: false,
    created_at: updatedAt,
  }
}

export function invoiceView(invoice: SiteInvoice): object {
  const { id, number, state, couponCode, closedAt, attempts, subscription } = invoice
  const discount = amountFromCents(invoice.discountCents)
  return {
    id,
    object: 'invoice',
    type: 'charge',
    origin: invoice.origin,
    state,
    number,
    account: { object: 'account', code: invoice.accountCode },
    subscription_ids: [subscription.id],
    currency: 'USD',
    discount,
    total: amountFromCents(invoice.totalCents),
    coupon_redemptions:
      couponCode === null
        ? []
        : [
            {
              object: 'coupon_redemption',
              coupon: { object: 'coupon', code: couponCode },
              discounted: discount,
            },
          ],
    line_items: [
      {
        id: 'line1',
        object: 'line_item',
        type: 'charge',
        subscription_id: subscription.id,
        plan_code: invoice.planCode,
        start_date: invoice.startsAt,
        end_date: invoice.endsAt,
      },
    ],
    transactions: Array.from({ length: attempts }, (_, index) => ({
      object: 'transaction',
      type: 'purchase',
      success: state === 'paid' && index === attempts - 1,
    })),
    dunning_events_sent: state === 'paid' ? 0 : attempts,
    created_at: invoice.createdAt,
    updated_at: invoice.updatedAt,
    ...(closedAt === null ? {} : { closed_at: closedAt }),
  }
}

export function listView(data: readonly object[]): object {
  return { object: 'list', has_more: false, next: '', data }
}

function planView(code: string): object {
  return { object: 'plan', code, name: code }
}
