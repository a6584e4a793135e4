import type { BillingAccount, Invoice } from '@butterleaf/billing/billing-provider'
import { cents, currency, moneyText } from '@butterleaf/domain/subscription/money'
import { planOf } from '@butterleaf/domain/subscription/plans'
import type { InvoiceModel } from '#platform/pdf/models/invoice-model.ts'
import { dayText } from '../day-text.ts'

const states = { paid: 'Paid', past_due: 'Not paid yet', failed: 'Not paid' } as const

export function invoiceModel(
  { firstName, lastName, email }: BillingAccount,
  invoice: Invoice,
  { isSandbox }: { isSandbox: boolean },
): InvoiceModel {
  const paid = invoice.paidAt === null ? '' : ` on ${dayText(invoice.paidAt)}`
  return {
    number: invoice.number,
    standing: `${dayText(invoice.createdAt)} · ${states[invoice.state]}${paid}`,
    name: `${firstName} ${lastName}`.trim(),
    email,
    lines: linesOf(invoice),
    total: { label: `Total (${currency})`, amount: moneyText(invoice.totalCents) },
    mark: isSandbox ? 'Sandbox: no real money was charged.' : null,
  }
}

function linesOf(invoice: Invoice): InvoiceModel['lines'] {
  const { planCode, discountCents, totalCents, couponCode, termStartsAt, termEndsAt } = invoice
  const term = `${planOf(planCode).name}, ${dayText(termStartsAt)} to ${dayText(termEndsAt)}`
  const coupon = { label: `Coupon ${couponCode}`, amount: moneyText(cents(0 - discountCents)) }
  return [
    { label: term, amount: moneyText(cents(totalCents + discountCents)) },
    ...(couponCode === null ? [] : [coupon]),
  ]
}
