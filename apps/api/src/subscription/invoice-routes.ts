import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import * as schema from '@butterleaf/contract/subscription/schemas'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { AppError } from '../app-error.ts'
import { serve } from '../http/serve.ts'
import { makePdf } from '../pdf/make-pdf.ts'
import { invoiceDocument } from './invoice-document.ts'
import { freshSubscription } from './known-subscription.ts'
import { presentInvoice } from './present-invoice.ts'

export function invoiceRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, subscriptionCalls.invoices, schema.listInvoices, async ({ caller }) => {
    const known = await freshSubscription(context, caller.userId)
    return (known?.account?.invoices ?? []).map(presentInvoice)
  })
  serve(app, subscriptionCalls.invoice, schema.downloadInvoice, async ({ caller, params, reply }) => {
    const account = (await freshSubscription(context, caller.userId))?.account
    const invoice = account?.invoices.find(({ number }) => number === params.number)
    if (!account || !invoice) throw new AppError('not-found')
    reply.headers({
      'content-disposition': `attachment; filename="butterleaf-invoice-${invoice.number}.pdf"`,
      'cache-control': 'private, no-cache',
    })
    const bytes = await makePdf(invoiceDocument(account, invoice, { isSandbox: context.billing.isSandbox }))
    return new Uint8Array(bytes)
  })
}
