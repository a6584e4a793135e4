import type { Invoice } from '@butterleaf/billing/billing-provider'
import { type InvoiceAnswer, subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import * as schema from '@butterleaf/contract/subscription/schemas'
import { amountFromCents, currency } from '@butterleaf/domain/subscription/money'
import { planOf } from '@butterleaf/domain/subscription/plans'
import { hangUpSignal } from '@butterleaf/server-kit/http/hang-up-signal'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import type { PdfMaker } from '#platform/pdf/pdf-maker.ts'
import { listInvoices, makeInvoicePdf } from '../operations.ts'

export function invoiceRoutes(app: FastifyInstance, context: AppContext, pdfs: PdfMaker): void {
  serve(app, subscriptionCalls.invoices, schema.listInvoices, async ({ caller }) =>
    (await listInvoices(context, caller.userId)).map(presentInvoice),
  )
  serve(app, subscriptionCalls.invoice, schema.downloadInvoice, async ({ caller, params, reply }) => {
    const { number } = params
    const asker = { owner: caller.userId, signal: hangUpSignal(reply) }
    const pdf = await makeInvoicePdf(context, pdfs, { number, asker })
    // Set after everything that may refuse, since a refusal is no file.
    reply.headers({
      'content-disposition': `attachment; filename="butterleaf-invoice-${number}.pdf"`,
      'cache-control': 'private, no-cache',
    })
    return pdf
  })
}

function presentInvoice(invoice: Invoice): InvoiceAnswer {
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
