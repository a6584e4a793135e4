import { move } from 'piscina'
import { makePdf } from './make-pdf.ts'
import { pdfDocument } from './pdf-document.ts'
import type { PdfTask } from './pdf-task.ts'

/** Runs in a thread of its own; the bytes are handed over, not copied. */
export default async function work(task: PdfTask): Promise<object> {
  return move(await makePdf(pdfDocument(task)))
}
