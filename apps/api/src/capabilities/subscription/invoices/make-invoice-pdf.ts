import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Asker } from '@butterleaf/server-kit/workers/fair-queue'
import type { AppContext } from '#platform/app-context.ts'
import type { PdfMaker } from '#platform/pdf/pdf-maker.ts'
import { readFreshSubscription } from '../syncing/read-subscription.ts'
import { invoiceModel } from './invoice-model.ts'

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
