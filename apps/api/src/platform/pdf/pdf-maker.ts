import { workerPool } from '@butterleaf/server-kit/workers/worker-pool'
import { bundledFile } from '#platform/places.ts'
import type { InvoiceModel } from './models/invoice-model.ts'
import type { ItemModel } from './models/item-model.ts'
import type { PlanModel } from './models/plan-model.ts'
import type { ShoppingListModel } from './models/shopping-list-model.ts'
import type { PdfTask } from './pdf-task.ts'

/** Each refuses with `unavailable` where there is no room, no answer in time, or a thread that failed. */
export type PdfMaker = {
  shoppingList(model: ShoppingListModel): Promise<Bytes>
  plan(model: PlanModel): Promise<Bytes>
  item(model: ItemModel): Promise<Bytes>
  invoice(model: InvoiceModel): Promise<Bytes>
  close(): Promise<void>
}

/** Handed over by a thread, never shared with it. */
type Bytes = Uint8Array<ArrayBuffer>

/** Threads run bundled code, also under test: Node 20 reads no TypeScript. */
const workerFile = bundledFile('pdf-worker.js')

const queueForEachThread = 8
const mostMs = 20_000
/** Kept warm between two people, not overnight. */
const idleMs = 5 * 60_000

/** SHOP-4, SHOP-6: documents, made off the event loop. */
export function createPdfMaker({ threads }: { threads: number }): PdfMaker {
  const mostWaiting = threads * queueForEachThread
  const pool = workerPool<PdfTask, Bytes>({ file: workerFile, threads, mostWaiting, mostMs, idleMs })
  return {
    shoppingList: (model) => pool.run({ kind: 'shoppingList', model }),
    plan: (model) => pool.run({ kind: 'plan', model }),
    item: (model) => pool.run({ kind: 'item', model }),
    invoice: (model) => pool.run({ kind: 'invoice', model }),
    close: () => pool.close(),
  }
}
