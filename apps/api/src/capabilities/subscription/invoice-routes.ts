import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import * as schema from '@butterleaf/contract/subscription/schemas'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import type { PdfMaker } from '#platform/pdf/pdf-maker.ts'
import { invoiceModel } from './invoice-model.ts'
import { freshSubscription } from './known-subscription.ts'
import { presentInvoice } from './present-invoice.ts'

export function invoiceRoutes(app: FastifyInstance, context: AppContext, pdfs: PdfMaker): void {
  serve(app, subscriptionCalls.invoices, schema.listInvoices, async ({ caller }) => {
    const known = await freshSubscription(context, caller.userId)
    return (known?.account?.invoices ?? []).map(presentInvoice)
  })
  serve(app, subscriptionCalls.invoice, schema.downloadInvoice, async ({ caller, params, reply }) => {
    const account = (await freshSubscription(context, caller.userId))?.account
    const invoice = account?.invoices.find(({ number }) => number === params.number)
    if (!account || !invoice) throw new AppError('not-found')
    const isSandbox = context.billing.isSandbox
    const theirs = await context.billing.findInvoicePdf?.(invoice.number)
    const pdf = theirs ?? (await pdfs.invoice(invoiceModel(account, invoice, { isSandbox })))
    // Last of all: a refusal is no file.
    reply.headers({
      'content-disposition': `attachment; filename="butterleaf-invoice-${invoice.number}.pdf"`,
      'cache-control': 'private, no-cache',
    })
    return pdf
  })
}
