import { itemDocument } from './item-document.ts'
import type { InvoiceLine, InvoiceModel } from './models/invoice-model.ts'
import { type Content, prose } from './parts/content.ts'
import { framePages } from './parts/page-frame.ts'
import { palette } from './parts/palette.ts'
import { hairlines } from './parts/table-layouts.ts'
import { titleBlock } from './parts/title-block.ts'
import type { PdfTask } from './pdf-task.ts'
import { planDocument } from './plan-document.ts'
import { shoppingListDocument } from './shopping-list-document.ts'

export function pdfDocument(task: PdfTask): object {
  switch (task.kind) {
    case 'shoppingList':
      return shoppingListDocument(task.model)
    case 'plan':
      return planDocument(task.model)
    case 'item':
      return itemDocument(task.model)
    case 'invoice':
      return invoiceDocument(task.model)
    case 'warmUp':
      return framePages({ title: '', subject: '', system: 'us', content: [prose('·')] })
  }
}

/** SET-5. */
function invoiceDocument({ number, standing, name, email, mark, ...sums }: InvoiceModel): object {
  return framePages({
    title: `Invoice ${number}`,
    subject: 'An invoice of your subscription',
    system: 'us',
    content: [
      titleBlock(`Invoice ${number}`, standing),
      prose(name, { margin: [0, 6, 0, 0] }),
      prose(email, { color: palette.muted, margin: [0, 0, 0, 18] }),
      linesTable(sums),
      ...(mark === null ? [] : [prose(mark, { color: palette.paprika, margin: [0, 24, 0, 0] })]),
    ],
  })
}

function linesTable({ lines, total }: Pick<InvoiceModel, 'lines' | 'total'>): Content {
  const body = [...lines.map((line) => row(line)), row(total, true)]
  return { table: { widths: ['*', 'auto'], body }, layout: hairlines(7) }
}

function row({ label, amount }: InvoiceLine, bold = false): Content[] {
  return [prose(label, { bold }), prose(amount, { bold, alignment: 'right' })]
}
