import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import * as schema from '@butterleaf/contract/subscription/schemas'
import { hangUpSignal } from '@butterleaf/server-kit/http/hang-up-signal'
import { serve } from '@butterleaf/server-kit/http/serve'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import type { PdfMaker } from '#platform/pdf/pdf-maker.ts'
import { listInvoices, makeInvoicePdf } from '../operations.ts'
import { presentInvoice } from './present-invoice.ts'

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
