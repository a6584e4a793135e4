import type { InvoiceModel } from './models/invoice-model.ts'
import type { PlanModel } from './models/plan-model.ts'
import type { ItemModel } from './models/recipe-model.ts'
import type { ShoppingListModel } from './models/shopping-list-model.ts'

/** A task for the worker. */
export type PdfTask =
  | Readonly<{ kind: 'shoppingList'; model: ShoppingListModel }>
  | Readonly<{ kind: 'plan'; model: PlanModel }>
  | Readonly<{ kind: 'item'; model: ItemModel }>
  | Readonly<{ kind: 'invoice'; model: InvoiceModel }>
  /** A page with one mark: it has the thread load the fonts and all else that the first document of a thread waits for. */
  | Readonly<{ kind: 'warmUp' }>
