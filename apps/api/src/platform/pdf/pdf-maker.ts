import { type Asker, fairQueue } from '@butterleaf/server-kit/workers/fair-queue'
import { workerPool } from '@butterleaf/server-kit/workers/worker-pool'
import { bundledFile } from '#platform/places.ts'
import type { InvoiceModel } from './models/invoice-model.ts'
import type { PlanModel } from './models/plan-model.ts'
import type { ItemModel } from './models/recipe-model.ts'
import type { ShoppingListModel } from './models/shopping-list-model.ts'
import type { PdfTask } from './pdf-task.ts'
import { type Bytes, shareDocuments } from './share-documents.ts'

/** Each refuses with `unavailable` where there is no room, no answer in time, or a thread that failed. */
export type PdfMaker = {
  shoppingList(model: ShoppingListModel, asker: Asker): Promise<Bytes>
  plan(model: PlanModel, asker: Asker): Promise<Bytes>
  item(model: ItemModel, asker: Asker): Promise<Bytes>
  invoice(model: InvoiceModel, asker: Asker): Promise<Bytes>
  close(): Promise<void>
}

/** Threads run bundled code, also under test: Node 20 reads no TypeScript. */
const workerFile = bundledFile('pdf-worker.js')

/**
 * A plan takes a thread for seconds, a list for a moment. Plans are made one at a time, so with a second thread no list, recipe
 * or invoice waits for them.
 */
const threads = 2
const waitingEach = 8
const waiting = 64
const mostMs = 20_000
/** Long enough to serve the next person, but not overnight. */
const idleMs = 5 * 60_000

/** SHOP-4, SHOP-6: documents, made off the event loop. */
export function createPdfMaker(): PdfMaker {
  const pool = workerPool<PdfTask, Bytes>({ file: workerFile, threads, mostWaiting: 1, mostMs, idleMs })
  const queue = fairQueue({ running: threads, waitingEach, waiting })
  let lastMadeAtMs = Number.NEGATIVE_INFINITY
  /** The first document after a pause starts all threads, so that no other person's document waits for a cold one. */
  const warmUpOthers = () => {
    const isCold = performance.now() - lastMadeAtMs > idleMs
    lastMadeAtMs = performance.now()
    // A thread that can't be warmed up is reported by the next document that needs it.
    if (isCold) pool.run({ kind: 'warmUp' }).catch(() => undefined)
  }
  const make = shareDocuments((task, { owner, signal: canceled }) => {
    const signal = AbortSignal.any([canceled, AbortSignal.timeout(mostMs)])
    const work = () => {
      const making = pool.run(task, signal)
      warmUpOthers()
      return making
    }
    return queue({ owner, isLarge: task.kind === 'plan', signal, work })
  })
  return {
    shoppingList: (model, asker) => make({ kind: 'shoppingList', model }, asker),
    plan: (model, asker) => make({ kind: 'plan', model }, asker),
    item: (model, asker) => make({ kind: 'item', model }, asker),
    invoice: (model, asker) => make({ kind: 'invoice', model }, asker),
    close: () => pool.close(),
  }
}
