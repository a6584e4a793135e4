import { Piscina } from 'piscina'

export type PoolOptions = Readonly<{
  /** At most so many at work, each on one task. */
  threads: number
  /** At most so many tasks waiting for one. */
  queue: number
  /** From the asking on; a worker that takes longer is ended. */
  timeLimitMs: number
}>

export type WorkerPool<Task, Result> = {
  run(task: Task): Promise<Result>
  close(): Promise<void>
}

/** `busy`: try again later. `failed`: the worker threw, died or took too long; the next task gets a sound one. */
export class PoolError extends Error {
  readonly reason: 'busy' | 'failed'

  constructor(reason: PoolError['reason'], cause?: unknown) {
    super(reason === 'busy' ? 'Too many tasks are waiting.' : 'The worker did not finish.', { cause })
    this.reason = reason
  }
}

/** Enough for the largest plan; a runaway ends itself and not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
/** Kept warm between two people, not overnight. */
const idleTimeoutMs = 5 * 60_000

/** Threads that start with the first task and stop when there is nothing to do. */
export function workerPool<Task, Result>(file: string, options: PoolOptions): WorkerPool<Task, Result> {
  let pool: Piscina<Task, Result> | undefined
  let underway = 0
  return {
    async run(task) {
      if (underway >= options.threads + options.queue) throw new PoolError('busy')
      pool ??= startPool(file, options)
      underway += 1
      try {
        return await pool.run(task, { signal: AbortSignal.timeout(options.timeLimitMs) })
      } catch (error) {
        throw new PoolError('failed', error)
      } finally {
        underway -= 1
      }
    },
    async close() {
      await pool?.destroy()
    },
  }
}

function startPool<Task, Result>(filename: string, { threads }: PoolOptions): Piscina<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleTimeoutMs,
    resourceLimits,
    execArgv: [],
  })
  // A worker that dies takes its task's promise with it; without a task nobody waits for it.
  pool.on('error', () => {})
  return pool
}
