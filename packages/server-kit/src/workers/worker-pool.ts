import { Piscina } from 'piscina'
import { AppError } from '../http/app-error.ts'

export type WorkerPoolOptions = {
  /** Compiled, its default export one function from a task to its answer. */
  file: string
  /** Copied to each thread when it starts. */
  startData?: unknown
  threads: number
  /** Tasks that may wait beside those being worked on. */
  mostWaiting: number
  /** From being asked to the answer: a task that takes longer loses its thread, and another one is started. */
  mostMs: number
  /** A thread with nothing to do for so long is ended; kept for good without. */
  idleMs?: number
}
export type WorkerPool<Task, Answer> = {
  /** Starts the threads ahead of the first task. */
  start(): void
  /** Refuses with `unavailable`, cause attached, where there is no room, no answer in time, or a thread that failed. */
  run(task: Task): Promise<Answer>
  /** What is under way is given up. */
  close(): Promise<void>
}

const retryAfterSeconds = 2
/** A runaway ends itself and not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/** Threads for work that would hold the event loop. They start with the first task. */
export function workerPool<Task, Answer>(options: WorkerPoolOptions): WorkerPool<Task, Answer> {
  const { file: filename, startData: workerData, threads, mostWaiting, mostMs, idleMs } = options
  let pool: Piscina<Task, Answer> | undefined
  let isClosed = false
  let underWay = 0

  const opened = () => {
    if (pool) return pool
    pool = new Piscina<Task, Answer>({
      filename,
      workerData,
      minThreads: idleMs === undefined ? threads : 0,
      maxThreads: threads,
      ...(idleMs === undefined ? {} : { idleTimeout: idleMs }),
      resourceLimits,
      // Not those of this process: a test runner's would lead compiled code to the sources.
      execArgv: [],
    })
    // A thread that fails with nothing to do is replaced by itself; unheard, its error would end the process.
    pool.on('error', (error: Error) => process.emitWarning(error))
    return pool
  }

  return {
    start: () => void opened(),
    run: async (task) => {
      // Counted here: the pool's own limit forgets tasks that can be called off.
      if (isClosed || underWay >= threads + mostWaiting) throw refusal(undefined)
      underWay += 1
      try {
        return await opened().run(task, { signal: AbortSignal.timeout(mostMs) })
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

function refusal(cause: unknown): AppError {
  const error = new AppError('unavailable', { retryAfterSeconds })
  error.cause = cause
  return error
}
