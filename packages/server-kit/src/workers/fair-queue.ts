import { AppError } from '../http/app-error.ts'

/** Who asked, and until when: one who hangs up ends the work. */
export type Asker = Readonly<{ owner: string; signal: AbortSignal }>

export type QueuedJob<Value> = Readonly<{
  /** Who asked: each has one job running at a time, and all take turns. */
  owner: string
  /** Large jobs run one at a time, so that small ones never wait for all of them. */
  isLarge: boolean
  /** Ends a waiting job. Its work must listen by itself. */
  signal: AbortSignal
  work: () => Promise<Value>
}>
export type FairQueue = <Value>(job: QueuedJob<Value>) => Promise<Value>

type Waiting = Readonly<{ isLarge: boolean; start: (free: () => void) => void }>

const retryAfterSeconds = 2

/** Jobs wait in a line for each owner; an owner who has had a turn goes to the end. Refuses with `unavailable` when a line is full. */
export function fairQueue(limits: { running: number; waitingEach: number; waiting: number }): FairQueue {
  const lines = new Map<string, Waiting[]>()
  const running = new Map<string, Waiting>()

  const countWaiting = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0)
  const isLargeRunning = () => [...running.values()].some(({ isLarge }) => isLarge)
  const takeNext = (): [string, Waiting] | undefined => {
    for (const [owner, line] of lines) {
      const next = line[0]
      if (!next || running.has(owner) || (next.isLarge && isLargeRunning())) continue
      removeFrom(owner, next)
      return [owner, next]
    }
    return undefined
  }
  const removeFrom = (owner: string, job: Waiting): void => {
    const rest = (lines.get(owner) ?? []).filter((each) => each !== job)
    lines.delete(owner)
    if (rest.length > 0) lines.set(owner, rest)
  }
  const startNext = (): void => {
    if (running.size >= limits.running) return
    const next = takeNext()
    if (!next) return
    const [owner, job] = next
    running.set(owner, job)
    job.start(() => {
      running.delete(owner)
      startNext()
    })
    startNext()
  }

  return ({ owner, isLarge, signal, work }) =>
    new Promise((resolve, reject) => {
      const line = lines.get(owner) ?? []
      const isFull = line.length >= limits.waitingEach || countWaiting() >= limits.waiting
      if (isFull || signal.aborted) return reject(new AppError('unavailable', { retryAfterSeconds }))
      const leave = () => {
        removeFrom(owner, job)
        reject(new AppError('unavailable', { retryAfterSeconds }))
      }
      const job: Waiting = {
        isLarge,
        start: (free) => {
          signal.removeEventListener('abort', leave)
          work().finally(free).then(resolve, reject)
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      lines.set(owner, [...line, job])
      startNext()
    })
}
