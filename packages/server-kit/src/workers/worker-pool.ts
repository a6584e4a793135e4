import { Piscina } from 'piscina'
import { AppError } from '../http/app-error.ts'

export type WorkerPoolOptions = {
  /** A compiled module; its default export maps a task to its answer. */
  file: string
  /** Copied to each thread when it starts. */
  startData?: unknown
  threads: number
  /** How many tasks may wait beside those in progress. */
  mostWaiting: number
  /** From the call to the answer: a task that takes longer loses its thread, and another thread is started. */
  mostMs: number
  /** A thread that is idle for this long is ended; without it, threads stay. */
  idleMs?: number
}
export type WorkerPool<Task, Answer> = {
  /** Starts the threads ahead of the first task. */
  start(): void
  /**
   * Rejects with `unavailable`, cause attached, when there is no room, no answer in time, a failed thread, or when it is
   * canceled: a task in progress then loses its thread.
   */
  run(task: Task, canceled?: AbortSignal): Promise<Answer>
  /** Cancels pending tasks. */
  close(): Promise<void>
}

const retryAfterSeconds = 2
/** A runaway task ends its thread and not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/** Threads for work that would block the event loop. They start with the first task. */
export function workerPool<Task, Answer>(options: WorkerPoolOptions): WorkerPool<Task, Answer> {
  const { file: filename, startData: workerData, threads, mostWaiting, mostMs, idleMs } = options
  let pool: Piscina<Task, Answer> | undefined
  let isClosed = false
  let underWay = 0

  const openPool = () => {
    if (pool) return pool
    pool = new Piscina<Task, Answer>({
      filename,
      workerData,
      minThreads: idleMs === undefined ? threads : 0,
      maxThreads: threads,
      ...(idleMs === undefined ? {} : { idleTimeout: idleMs }),
      resourceLimits,
      // Not this process's flags: a test runner's would make compiled code import the sources.
      execArgv: [],
    })
    // A thread that fails while idle is replaced by itself; without a listener its error would end the process.
    pool.on('error', (error: Error) => process.emitWarning(error))
    return pool
  }

  return {
    start: () => void openPool(),
    run: async (task, canceled) => {
      // Counted here, since the pool's own limit forgets tasks that can be canceled.
      if (isClosed || underWay >= threads + mostWaiting) throw refusal(undefined)
      underWay += 1
      try {
        return await openPool().run(task, { signal: endOf(mostMs, canceled) })
      } catch (error) {
        throw refusal(error)
      } finally {
        underWay -= 1
      }
    },
    close: async () => {
      isClosed = true
      await pool?.destroy()
    },
  }
}

function endOf(mostMs: number, canceled: AbortSignal | undefined): AbortSignal {
  const late = AbortSignal.timeout(mostMs)
  return canceled ? AbortSignal.any([late, canceled]) : late
}

function refusal(cause: unknown): AppError {
  const error = new AppError('unavailable', { retryAfterSeconds })
  error.cause = cause
  return error
}
