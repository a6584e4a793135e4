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
  /** Memory of a thread's heap: a task that needs more loses its thread. */
  mostMb?: number
}
export type WorkerPool<Task, Answer> = {
  /** Starts the threads ahead of the first task. */
  start(): void
  /**
   * Rejects with `unavailable`, cause attached, when there is no room, no answer in time, a failed thread, or when it is
   * canceled: a task in progress then loses its thread.
   */
  run(task: Task, canceled?: AbortSignal, mostMs?: number): Promise<Answer>
  /** Cancels pending tasks. */
  close(): Promise<void>
}

/** The cause of a refusal where the task itself needed more time or memory than it may have. */
export class TaskOverrun extends Error {}

const retryAfterSeconds = 2
/** A runaway task ends its thread and not the server. */
const usualMb = 256

/** Threads for work that would block the event loop. They start with the first task. */
export function workerPool<Task, Answer>(options: WorkerPoolOptions): WorkerPool<Task, Answer> {
  const { file: filename, startData: workerData, threads, mostWaiting, idleMs } = options
  const resourceLimits = {
    maxOldGenerationSizeMb: options.mostMb ?? usualMb,
    maxYoungGenerationSizeMb: 16,
  }
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
    run: async (task, canceled, mostMs = options.mostMs) => {
      // Counted here, since the pool's own limit forgets tasks that can be canceled.
      if (isClosed || underWay >= threads + mostWaiting) throw refusal(undefined)
      underWay += 1
      const late = AbortSignal.timeout(mostMs)
      const signal = canceled ? AbortSignal.any([late, canceled]) : late
      try {
        return await openPool().run(task, { signal })
      } catch (error) {
        const isOverrun = late.aborted || isOutOfMemory(error)
        throw refusal(
          isOverrun ? new TaskOverrun('A task was too much for its thread.', { cause: error }) : error,
        )
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

/** The heap ran out, or a `RangeError`: the stack, or a string that is too long. */
function isOutOfMemory(error: unknown): boolean {
  if (error instanceof RangeError) return true
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function refusal(cause: unknown): AppError {
  const error = new AppError('unavailable', { retryAfterSeconds })
  error.cause = cause
  return error
}
