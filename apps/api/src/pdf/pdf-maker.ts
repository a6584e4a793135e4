import { fileURLToPath } from 'node:url'
import type { ItemModel } from './models/item-model.ts'
import type { PlanModel } from './models/plan-model.ts'
import type { ShoppingListModel } from './models/shopping-list-model.ts'
import type { PdfTask } from './pdf-task.ts'
import { workerPool } from './worker-pool.ts'

/** Each rejects with a `PoolError`. */
export type PdfMaker = {
  shoppingList(model: ShoppingListModel): Promise<Uint8Array>
  plan(model: PlanModel): Promise<Uint8Array>
  item(model: ItemModel): Promise<Uint8Array>
  close(): Promise<void>
}

const queueForEachThread = 8
const timeLimitMs = 20_000

/** SHOP-4, SHOP-6: documents, made off the event loop. */
export function createPdfMaker({ threads }: { threads: number }): PdfMaker {
  const queue = threads * queueForEachThread
  const pool = workerPool<PdfTask, Uint8Array>(workerFile(), { threads, queue, timeLimitMs })
  return {
    shoppingList: (model) => pool.run({ kind: 'shoppingList', model }),
    plan: (model) => pool.run({ kind: 'plan', model }),
    item: (model) => pool.run({ kind: 'item', model }),
    close: () => pool.close(),
  }
}

/** Always the built one: a thread of Node 20 reads no TypeScript, and tests run from the sources. */
function workerFile(): string {
  const isSource = import.meta.url.endsWith('.ts')
  return fileURLToPath(new URL(isSource ? '../../dist/pdf/worker.js' : './worker.js', import.meta.url))
}
