import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { type ApiProblem, isProblem } from '#lib/api/api-problem.ts'
import { finalRefusals, Outbox, useIsOutboxWaiting } from '#lib/offline/outbox.ts'
import { cacheList } from './cached-lists.ts'
import { type ListRequest, requestsFor } from './list-calls.ts'
import {
  dropUnsent,
  type ListChanges,
  type ListPlace,
  readNextUnsent,
  subscribeToUnsent,
} from './unsent-changes.ts'

/** Gets the results: the screen that shows the list. */
export interface Receiver {
  onAnswer(place: ListPlace, list: ShoppingList): Promise<void>
  onRefusal(place: ListPlace, part: Partial<ListChanges>, problem: ApiProblem): void
}

/** Sends what was ticked, marked, added and removed. */
export class ListOutbox extends Outbox {
  #receiver: Receiver | undefined

  constructor() {
    super({
      subscribe: subscribeToUnsent,
      isEmpty: () => readNextUnsent() === undefined,
      sendNext: () => this.#sendNext(),
    })
  }

  connect(receiver: Receiver): () => void {
    this.#receiver = receiver
    return () => {
      if (this.#receiver === receiver) this.#receiver = undefined
    }
  }

  /** All of one list. */
  async #sendNext(): Promise<void> {
    const unsent = readNextUnsent()
    if (!unsent) return
    for (const request of requestsFor(unsent.place, unsent.changes))
      await this.#deliver(unsent.place, request)
  }

  async #deliver(place: ListPlace, { part, send }: ListRequest): Promise<void> {
    try {
      const list = await send()
      cacheList(place, list)
      // First the answer, then the change it holds is dropped: in between the row would look unticked.
      await this.#receiver?.onAnswer(place, list)
    } catch (error) {
      if (!isProblem(error, ...finalRefusals)) throw error
      this.#receiver?.onRefusal(place, part, error)
    }
    dropUnsent(place, part)
  }
}

export const outbox = new ListOutbox()

export function useIsWaiting(): boolean {
  return useIsOutboxWaiting(outbox)
}
