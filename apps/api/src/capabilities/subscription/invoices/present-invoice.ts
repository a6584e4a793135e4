import type { Invoice } from '@butterleaf/billing/billing-provider'
import type { InvoiceAnswer } from '@butterleaf/contract/subscription/calls'
import { amountFromCents, currency } from '@butterleaf/domain/subscription/money'
import { planOf } from '@butterleaf/domain/subscription/plans'

export function presentInvoice(invoice: Invoice): InvoiceAnswer {
  return {
    number: invoice.number,
    state: invoice.state,
    plan_code: invoice.planCode,
    name: planOf(invoice.planCode).name,
    currency,
    discount: amountFromCents(invoice.discountCents),
    total: amountFromCents(invoice.totalCents),
    coupon: invoice.couponCode,
    date: invoice.createdAt,
    paid_at: invoice.paidAt,
    term_starts_at: invoice.termStartsAt,
    term_ends_at: invoice.termEndsAt,
  }
}
