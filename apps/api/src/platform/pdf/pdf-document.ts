import { invoiceDocument } from './invoice-document.ts'
import { itemDocument } from './item-document.ts'
import { prose } from './parts/content.ts'
import { framePages } from './parts/page-frame.ts'
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
