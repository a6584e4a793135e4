import { createHash } from 'node:crypto'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { Asker } from '@butterleaf/server-kit/workers/fair-queue'
import type { PdfTask } from './pdf-task.ts'

export type Bytes = Uint8Array<ArrayBuffer>

type Make = (task: PdfTask, asker: Asker) => Promise<Bytes>
type Making = { readonly bytes: Promise<Bytes>; readonly controller: AbortController; waiting: number }

/** A plan for print is some hundred kilobytes. */
const mostCached = 16

/**
 * Makes equal documents once. The key is all that a document shows, so a changed plan has another. The work goes on while one of
 * those who asked is still there.
 */
export function shareDocuments(make: Make): Make {
  const cached = new BoundedMap<Bytes>(mostCached)
  const inProgress = new Map<string, Making>()

  const start = (key: string, task: PdfTask, owner: string): Making => {
    const controller = new AbortController()
    const bytes = make(task, { owner, signal: controller.signal })
    const making = { bytes, controller, waiting: 0 }
    const forget = () => {
      if (inProgress.get(key) === making) inProgress.delete(key)
    }
    controller.signal.addEventListener('abort', forget)
    bytes.then((made) => cached.set(key, made)).then(forget, forget)
    inProgress.set(key, making)
    return making
  }

  return async (task, { owner, signal }) => {
    const key = keyOf(task)
    const ready = cached.get(key)
    if (ready) return ready
    const making = inProgress.get(key) ?? start(key, task, owner)
    making.waiting += 1
    const leave = () => {
      making.waiting -= 1
      if (making.waiting === 0) making.controller.abort()
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    return making.bytes.finally(() => signal.removeEventListener('abort', leave))
  }
}

function keyOf(task: PdfTask): string {
  return createHash('sha256').update(JSON.stringify(task)).digest('base64')
}
