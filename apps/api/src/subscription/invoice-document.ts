import { type Cents, cents, currency, moneyText } from '@butterleaf/domain/subscription/money'
import { planOf } from '@butterleaf/domain/subscription/plans'
import { type Content, prose } from '../pdf/parts/content.ts'
import { framed } from '../pdf/parts/page-frame.ts'
import { palette } from '../pdf/parts/palette.ts'
import { hairlines } from '../pdf/parts/table-layouts.ts'
import { titleBlock } from '../pdf/parts/title-block.ts'
import type { BillingAccount, Invoice } from '../providers/billing/billing-provider.ts'
import { dayText } from './day-text.ts'

const states = { paid: 'Paid', past_due: 'Not paid yet', failed: 'Not paid' } as const

/** One page: who, what, how much. */
export function invoiceDocument(
  account: BillingAccount,
  invoice: Invoice,
  { isSandbox }: { isSandbox: boolean },
): object {
  const paid = invoice.paidAt === null ? '' : ` on ${dayText(invoice.paidAt)}`
  return framed({
    title: `Invoice ${invoice.number}`,
    subject: 'An invoice of your subscription',
    system: 'us',
    content: [
      titleBlock(
        `Invoice ${invoice.number}`,
        `${dayText(invoice.createdAt)} · ${states[invoice.state]}${paid}`,
      ),
      prose(`${account.firstName} ${account.lastName}`.trim(), { margin: [0, 6, 0, 0] }),
      prose(account.email, { color: palette.muted, margin: [0, 0, 0, 18] }),
      linesTable(invoice),
      ...(isSandbox
        ? [prose('Sandbox: no real money was charged.', { color: palette.paprika, margin: [0, 24, 0, 0] })]
        : []),
    ],
  })
}

function linesTable(invoice: Invoice): Content {
  const { planCode, discountCents, totalCents, couponCode, termStartsAt, termEndsAt } = invoice
  const period = `${dayText(termStartsAt)} to ${dayText(termEndsAt)}`
  const rows = [
    row(`${planOf(planCode).name}, ${period}`, cents(totalCents + discountCents)),
    ...(couponCode === null ? [] : [row(`Coupon ${couponCode}`, cents(0 - discountCents))]),
    row(`Total (${currency})`, totalCents, true),
  ]
  return { table: { widths: ['*', 'auto'], body: rows }, layout: hairlines(7) }
}

function row(label: string, amount: Cents, bold = false): Content[] {
  return [prose(label, { bold }), prose(moneyText(amount), { bold, alignment: 'right' })]
}
