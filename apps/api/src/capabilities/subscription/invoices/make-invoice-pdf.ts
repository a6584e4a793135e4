import type { BillingAccount, Invoice } from '@butterleaf/billing/billing-provider'
import { cents, currency, moneyText } from '@butterleaf/domain/subscription/money'
import { planOf } from '@butterleaf/domain/subscription/plans'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Asker } from '@butterleaf/server-kit/workers/fair-queue'
import type { AppContext } from '#platform/app-context.ts'
import type { InvoiceModel } from '#platform/pdf/models/invoice-model.ts'
import type { PdfMaker } from '#platform/pdf/pdf-maker.ts'
import { dayText } from '../day-text.ts'
import { readFreshSubscription } from '../syncing/read-subscription.ts'

/** The provider's own document where it makes one, else ours. */
export async function makeInvoicePdf(
  context: AppContext,
  pdfs: PdfMaker,
  { number, asker }: { number: string; asker: Asker },
) {
  const account = (await readFreshSubscription(context, asker.owner))?.account
  const invoice = account?.invoices.find((one) => one.number === number)
  if (!account || !invoice) throw new AppError('not-found')
  const { isSandbox } = context.billing
  const theirs = await context.billing.findInvoicePdf?.(invoice.number)
  return theirs ?? (await pdfs.invoice(invoiceModel(account, invoice, { isSandbox }), asker))
}

const states = { paid: 'Paid', past_due: 'Not paid yet', failed: 'Not paid' } as const

function invoiceModel(
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
