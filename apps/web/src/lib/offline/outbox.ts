import type { ProblemKind } from '@butterleaf/contract/problem-kinds'
import { useSyncExternalStore } from 'react'
import { session } from '#lib/session/session.ts'
import { withTimeout } from './with-timeout.ts'

/** Problems that a retry wouldn't change. */
export const finalRefusals: readonly ProblemKind[] = [
  'invalid-input',
  'malformed-request',
  'not-found',
  'conflict',
  'change-refused',
  'too-large',
]

/** What an outbox sends: a queue on the device. */
export interface Queue {
  subscribe(listener: () => void): () => void
  isEmpty(): boolean
  /** The first change, and drops it once it is confirmed or refused. Throws where the network or the server failed. */
  sendNext(): Promise<void>
}

const firstPauseMs = 3_000
const longestPauseMs = 60_000
/** After this long without an answer the screen says that changes are pending. */
const slowAfterMs = 3_000

/** Sends pending changes to the server: at once, when the network is back, when the page becomes visible, and now and then. */
export class Outbox {
  #isWaiting = false
  #failures = 0
  #isRunning = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #stops: readonly (() => void)[] = []
  readonly #queue: Queue
  readonly #listeners = new Set<() => void>()

  constructor(queue: Queue) {
    this.#queue = queue
  }

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
      this.#queue.subscribe(wake),
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
    // Changed after the last read and before the end of the run.
    if (!this.#isWaiting && !this.#queue.isEmpty()) void this.wake()
  }

  async #sendAll(): Promise<void> {
    while (!this.#queue.isEmpty()) {
      if (!(await isSignedIn())) throw new TypeError('Nobody is signed in')
      await this.#queue.sendNext()
    }
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

export function useIsOutboxWaiting(outbox: Outbox): boolean {
  return useSyncExternalStore(outbox.subscribe, outbox.isWaiting)
}
