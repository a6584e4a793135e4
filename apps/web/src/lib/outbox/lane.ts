import type { ProblemKind } from '@butterleaf/contract/problem-kinds'
import { isProblem } from '#lib/api/api-problem.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'
import { session } from '#lib/session/session.ts'
import {
  type Act,
  dropActs,
  dropActsOfTab,
  isLate,
  isOfTab,
  type Means,
  readWaiting,
  ruleOf,
  type Sendable,
  setLate,
  subscribeToWaiting,
  type TabAct,
} from './queue.ts'

/** Problems that a retry wouldn't change. */
const finalRefusals: readonly ProblemKind[] = [
  'invalid-input',
  'malformed-request',
  'not-found',
  'conflict',
  'change-refused',
  'too-large',
]

const firstPauseMs = 3_000
const longestPauseMs = 60_000
/** After this long without an answer the screen says that acts wait. */
const slowAfterMs = 3_000

const running = new Set<Lane>()
type Rule = Sendable['acts'][string]

/**
 * Sends the waiting acts of one subject, in their order: at once, when the network is back, when the page becomes visible, and now and
 * then. One subject's failures hold up no other.
 */
class Lane {
  #failures = 0
  #running: Promise<void> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #stops: readonly (() => void)[] = []
  #means: Means | undefined
  readonly #table: Sendable

  constructor(table: Sendable) {
    this.#table = table
  }

  /** Runs until the page is left. */
  start(means: Means): void {
    this.#unlisten()
    running.add(this)
    this.#means = means
    const wake = () => void this.wake()
    const wakeIfSeen = () => document.visibilityState === 'visible' && wake()
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wakeIfSeen)
    this.#stops = [
      subscribeToWaiting(wake),
      session.subscribe(wake),
      () => removeEventListener('online', wake),
      () => document.removeEventListener('visibilitychange', wakeIfSeen),
    ]
    wake()
  }

  #unlisten(): void {
    for (const stop of this.#stops) stop()
    this.#stops = []
  }

  stop(): void {
    this.#unlisten()
    this.#means = undefined
    this.#running = undefined
    running.delete(this)
    clearTimeout(this.#retry)
    setLate(this.#table, false)
  }

  /** Resolves once all is sent, or can't be for now. */
  wake(): Promise<void> {
    if (this.#means) this.#running ??= this.#run(this.#means)
    return this.#running ?? Promise.resolve()
  }

  async #run(means: Means): Promise<void> {
    clearTimeout(this.#retry)
    const slow = setTimeout(() => setLate(this.#table, true), slowAfterMs)
    try {
      await this.#sendAll(means)
      this.#failures = 0
      setLate(this.#table, false)
    } catch {
      // The network or the server failed, which says nothing about the acts, so they stay.
      this.#failures += 1
      setLate(this.#table, true)
      if (this.#means) this.#retry = setTimeout(() => void this.wake(), this.#pauseMs())
    } finally {
      clearTimeout(slow)
      this.#running = undefined
    }
    // Added after the last read and before the end of the run.
    if (!isLate(this.#table) && readWaiting(this.#table).length > 0) void this.wake()
  }

  async #sendAll(means: Means): Promise<void> {
    for (let next = this.#nextCall(); next && this.#means; next = this.#nextCall()) {
      const { first, rule, acts } = next
      if (isOfTab(first)) await this.#sendOnce(first, means)
      else await this.#sendUntilAnswered(rule, acts, means)
    }
  }

  async #sendOnce(act: TabAct, means: Means): Promise<void> {
    try {
      const answer = await act.rule.send([act], means)
      dropActs([act])
      act.resolve(answer)
    } catch (error) {
      dropActs([act])
      act.reject(error)
    }
  }

  async #sendUntilAnswered(rule: Rule, acts: readonly Act<never>[], means: Means): Promise<void> {
    try {
      if (!this.#table.needsNoSession && !(await isSignedIn())) throw new TypeError('Nobody is signed in')
      await rule.send(acts, means)
    } catch (error) {
      if (!isProblem(error, ...finalRefusals)) {
        this.#rejectActsOfTab(error)
        throw error
      }
      await this.#table.onRefusal(error, means, acts)
    }
    // First the answer, then the acts it holds are dropped: in between the screen would show neither.
    dropActs(acts)
  }

  /** What nobody would see waiting doesn't wait behind an act that can't be sent. */
  #rejectActsOfTab(error: unknown): void {
    const waiting: readonly Act[] = readWaiting(this.#table)
    const ofTab = waiting.filter(isOfTab)
    dropActs(ofTab)
    for (const { reject } of ofTab) reject(error)
  }

  #nextCall() {
    const waiting: readonly Act<never>[] = readWaiting(this.#table)
    const [first] = waiting
    const rule = first && ruleOf(this.#table, first)
    if (!first || !rule) return undefined
    const call = rule.callOf?.(first.args)
    const isOther = (act: Act<never>) => act.name !== first.name || rule.callOf?.(act.args) !== call
    const end = call === undefined ? 1 : waiting.findIndex(isOther)
    return { first: first as Act, rule, acts: end < 0 ? waiting : waiting.slice(0, end) }
  }

  #pauseMs(): number {
    return Math.min(longestPauseMs, firstPauseMs * 2 ** (this.#failures - 1))
  }
}

/** Without a session the server would only answer 401. After an offline start there is a session once it can be renewed. */
async function isSignedIn(): Promise<boolean> {
  const { status } = session.current()
  if (status === 'unreachable') return (await withTimeout(session.renew())) !== undefined
  return status !== 'signed-out' && status !== 'expired'
}

let lanes = new WeakMap<Sendable, Lane>()

/** One for each table. */
export function laneOf(table: Sendable): Lane {
  const lane = lanes.get(table) ?? new Lane(table)
  lanes.set(table, lane)
  return lane
}

/** As when the page is left. */
export function stopSending(): void {
  for (const lane of running) lane.stop()
  lanes = new WeakMap()
  dropActsOfTab()
}
