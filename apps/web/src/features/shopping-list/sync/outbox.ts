import type { ProblemKind } from '@butterleaf/contract/problem-kinds'
import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { useSyncExternalStore } from 'react'
import { type ApiProblem, isProblem } from '#lib/api/api-problem.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'
import { session } from '#lib/session/session.ts'
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

const firstPauseMs = 3_000
const longestPauseMs = 60_000
/** After this long without an answer the screen says that changes are pending. */
const slowAfterMs = 3_000
/** Problems that a retry wouldn't change. */
const refusals: readonly ProblemKind[] = [
  'invalid-input',
  'malformed-request',
  'not-found',
  'conflict',
  'change-refused',
  'too-large',
]

/** Sends pending changes to the server: at once, when the network is back, when the page becomes visible, and now and then. */
export class Outbox {
  #isWaiting = false
  #failures = 0
  #isRunning = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #receiver: Receiver | undefined
  #stops: readonly (() => void)[] = []
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Changes are pending, and the server can't be reached or takes long to answer. */
  readonly isWaiting = (): boolean => this.#isWaiting

  /** Called below the guard, where a person is signed in; runs until the page is left. */
  start(): void {
    if (this.#stops.length > 0) return
    const wake = () => void this.wake()
    const wakeIfSeen = () => document.visibilityState === 'visible' && wake()
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wakeIfSeen)
    this.#stops = [
      subscribeToUnsent(wake),
      session.subscribe(wake),
      () => removeEventListener('online', wake),
      () => document.removeEventListener('visibilitychange', wakeIfSeen),
    ]
    wake()
  }

  stop(): void {
    for (const stop of this.#stops) stop()
    this.#stops = []
    clearTimeout(this.#retry)
  }

  connect(receiver: Receiver): () => void {
    this.#receiver = receiver
    return () => {
      if (this.#receiver === receiver) this.#receiver = undefined
    }
  }

  async wake(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    clearTimeout(this.#retry)
    const slow = setTimeout(() => this.#setWaiting(true), slowAfterMs)
    try {
      await this.#sendAll()
      this.#failures = 0
      this.#setWaiting(false)
    } catch {
      // The network or the server failed, which says nothing about the changes, so they stay.
      this.#failures += 1
      this.#setWaiting(true)
      this.#retry = setTimeout(() => void this.wake(), this.#pauseMs())
    } finally {
      clearTimeout(slow)
      this.#isRunning = false
    }
    // Ticked after the last read and before the end of the run.
    if (!this.#isWaiting && readNextUnsent()) void this.wake()
  }

  async #sendAll(): Promise<void> {
    for (let unsent = readNextUnsent(); unsent; unsent = readNextUnsent()) {
      if (!(await isSignedIn())) throw new TypeError('Nobody is signed in')
      for (const request of requestsFor(unsent.place, unsent.changes))
        await this.#deliver(unsent.place, request)
    }
  }

  async #deliver(place: ListPlace, { part, send }: ListRequest): Promise<void> {
    try {
      const list = await send()
      cacheList(place, list)
      // First the answer, then the change it holds is dropped: in between the row would look unticked.
      await this.#receiver?.onAnswer(place, list)
    } catch (error) {
      if (!isProblem(error, ...refusals)) throw error
      this.#receiver?.onRefusal(place, part, error)
    }
    dropUnsent(place, part)
  }

  #pauseMs(): number {
    return Math.min(longestPauseMs, firstPauseMs * 2 ** (this.#failures - 1))
  }

  #setWaiting(isWaiting: boolean): void {
    if (isWaiting === this.#isWaiting) return
    this.#isWaiting = isWaiting
    for (const listener of this.#listeners) listener()
  }
}

/** Without a session the server would only answer 401. After an offline start there is a session once it can be renewed. */
async function isSignedIn(): Promise<boolean> {
  const { status } = session.current()
  if (status === 'unreachable') return (await withTimeout(session.renew())) !== undefined
  return status !== 'signed-out' && status !== 'expired'
}

export const outbox = new Outbox()

export function useIsWaiting(): boolean {
  return useSyncExternalStore(outbox.subscribe, outbox.isWaiting)
}
