import type { InvoiceLine, InvoiceModel } from './models/invoice-model.ts'
import { type Content, prose } from './parts/content.ts'
import { framePages } from './parts/page-frame.ts'
import { palette } from './parts/palette.ts'
import { hairlines } from './parts/table-layouts.ts'
import { titleBlock } from './parts/title-block.ts'

/** SET-5. */
export function invoiceDocument({ number, standing, name, email, mark, ...sums }: InvoiceModel): object {
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
