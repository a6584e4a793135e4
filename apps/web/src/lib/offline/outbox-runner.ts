import { session } from '../session/session.ts'
import { withTimeout } from './with-timeout.ts'

/** What waits on the device for the server. */
export type Waiting = Readonly<{
  subscribe: (listener: () => void) => () => void
  hasNext: () => boolean
  /** Sends what waits, in its order, until nothing does. Throws where the network or the server failed. */
  sendAll: () => Promise<void>
}>

const firstPauseMs = 3_000
const longestPauseMs = 60_000
/** After this long without an answer the screen says that changes are pending. */
const slowAfterMs = 3_000

/** Sends pending changes to the server: at once, when the network is back, when the page becomes visible, and now and then. */
export class OutboxRunner {
  readonly #waiting: Waiting
  #isWaiting = false
  #failures = 0
  #isRunning = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #stops: readonly (() => void)[] = []
  readonly #listeners = new Set<() => void>()

  constructor(waiting: Waiting) {
    this.#waiting = waiting
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
      this.#waiting.subscribe(wake),
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
      if (this.#waiting.hasNext() && !(await isSignedIn())) throw new TypeError('Nobody is signed in')
      await this.#waiting.sendAll()
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
    if (!this.#isWaiting && this.#waiting.hasNext()) void this.wake()
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
