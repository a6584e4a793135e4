import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { useSyncExternalStore } from 'react'
import { type ApiProblem, isProblem } from '#lib/api/api-problem.ts'
import { finalRefusals } from '#lib/offline/final-refusals.ts'
import { OutboxRunner } from '#lib/offline/outbox-runner.ts'
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

/** Changes of shopping lists on their way to the server. */
export class Outbox extends OutboxRunner {
  #receiver: Receiver | undefined

  constructor() {
    super({
      subscribe: subscribeToUnsent,
      hasNext: () => readNextUnsent() !== undefined,
      sendAll: () => this.#sendAll(),
    })
  }

  connect(receiver: Receiver): () => void {
    this.#receiver = receiver
    return () => {
      if (this.#receiver === receiver) this.#receiver = undefined
    }
  }

  async #sendAll(): Promise<void> {
    for (let unsent = readNextUnsent(); unsent; unsent = readNextUnsent())
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

export const outbox = new Outbox()

export function useIsWaiting(): boolean {
  return useSyncExternalStore(outbox.subscribe, outbox.isWaiting)
}
