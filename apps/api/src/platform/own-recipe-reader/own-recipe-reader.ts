import { AppError } from '@butterleaf/server-kit/http/app-error'
import { type Asker, fairQueue } from '@butterleaf/server-kit/workers/fair-queue'
import { TaskOverrun, workerPool } from '@butterleaf/server-kit/workers/worker-pool'
import { bundledFile } from '#platform/places.ts'
import type { Corpus } from '../recipes/cookbook.ts'
import type { ReadingAnswer, ReadingTask, ReadingTasks } from './worker.ts'

/**
 * Reads what people wrote, off the event loop. Refuses with `took-too-long` what takes more time or memory than a recipe may, and
 * with `unavailable` where too many wait.
 */
export type OwnRecipeReader = Readonly<{
  run<Name extends keyof ReadingTasks>(
    name: Name,
    request: ReadingTasks[Name]['request'],
    asker: Asker,
  ): Promise<ReadingTasks[Name]['answer']>
  close(): Promise<void>
}>

export type OwnRecipeReaderOptions = Readonly<{
  /** The thread's module; without it, the one of the bundle. */
  file?: string
  /** For one task, once its thread is ready. */
  mostMs?: number
  mostMb?: number
}>

/** A recipe takes milliseconds, the largest that is taken a tenth of this. */
const usualMs = 2_000
/** The dictionary takes some twenty megabytes, a file of five hundred recipes as much again. */
const usualMb = 160
/** A thread reads the bundle and makes its dictionary first: no fault of the recipe's. */
const startMs = 20_000
/** For a turn among the others. */
const waitMs = 20_000
const waitingEach = 4
const waiting = 64
/** Long enough for a person's next recipe, but not overnight. */
const idleMs = 5 * 60_000

/** OWN-1, HELD-1: one thread, so that reading takes one core at most; each person has one task in it at a time, and all take turns. */
export function openOwnRecipeReader(
  { foodsByName }: Pick<Corpus, 'foodsByName'>,
  {
    file = bundledFile('own-recipe-worker.js'),
    mostMs = usualMs,
    mostMb = usualMb,
  }: OwnRecipeReaderOptions = {},
): OwnRecipeReader {
  const startData = [...foodsByName.values()]
  const pool = workerPool<ReadingTask, ReadingAnswer>({
    ...{ file, startData, threads: 1, mostWaiting: 0 },
    ...{ mostMs: startMs, mostMb, idleMs },
  })
  const queue = fairQueue({ running: 1, waitingEach, waiting })

  return {
    run: (name, request, { owner, signal: hungUp }) => {
      const signal = AbortSignal.any([hungUp, AbortSignal.timeout(waitMs)])
      const work = async () => {
        await pool.run({ name: 'begin', request: undefined }, hungUp)
        try {
          return await pool.run({ name, request } as ReadingTask, hungUp, mostMs)
        } catch (error) {
          throw isOverrun(error) ? new AppError('took-too-long') : error
        }
      }
      // What a thread answers is of the task's name.
      return queue({ owner, isLarge: false, signal, work }) as Promise<ReadingTasks[typeof name]['answer']>
    },
    close: () => pool.close(),
  }
}

function isOverrun(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof TaskOverrun
}
