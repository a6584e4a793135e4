import { randomUUID } from 'node:crypto'
import type { Kitchen } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import type {
  PlannerAnswer,
  PlannerTask,
  PlannerTasks,
} from '@butterleaf/domain/meal-plan/tasks/planner-task'
import { workerPool } from '@butterleaf/server-kit/workers/worker-pool'
import { bundledFile } from '#platform/places.ts'

/** What its threads can do, by name. Each refuses with `unavailable` when there is too much to do. */
type PlannerWork = {
  [Name in keyof PlannerTasks]: (
    request: PlannerTasks[Name]['request'],
  ) => Promise<PlannerTasks[Name]['answer']>
}

/** PLAN-4: the same request is the same plan. */
export type Planner = PlannerWork & {
  /** The edition of the recipes that its threads hold. */
  edition: string
  /** What chance begins from in a plan's new template, which comes with this version of the plan. */
  newSeed(version: number): string
  /** Has its threads ready before the first request for a plan. */
  start(): void
  close(): Promise<void>
}
export type PlannerOptions = {
  threads: number
  mostWaiting?: number
  mostMs?: number
  /** The same answers from the same day are the same plan; otherwise each plan is another. */
  seed?: string | undefined
}

/** Threads run bundled code, also under test: Node 20 reads no TypeScript. */
const workerFile = bundledFile('planner-worker.js')

/** Some seconds of plans, so that no one waits longer than until their retry. */
const usualWaiting = 64
/** An explanation of why nothing fits takes a dozen plans, and others may come first. */
const usualMs = 20_000

/** The threads' data from their start. */
type StartKitchen = Readonly<{ edition: string; kitchen: Kitchen }>

export function openPlanner({ edition, kitchen }: StartKitchen, options: PlannerOptions): Planner {
  const { threads, mostWaiting = usualWaiting, mostMs = usualMs, seed } = options
  const pool = workerPool<PlannerTask, PlannerAnswer>({
    file: workerFile,
    startData: kitchen.recipes,
    threads,
    mostWaiting,
    mostMs,
  })
  const run = <Name extends keyof PlannerTasks>(name: Name, request: PlannerTasks[Name]['request']) =>
    // What a thread answers is of the task's name.
    pool.run({ name, request } as PlannerTask) as Promise<PlannerTasks[Name]['answer']>
  return {
    edition,
    draw: (request) => run('draw', request),
    useUp: (request) => run('useUp', request),
    mend: (request) => run('mend', request),
    newSeed: (version) => (seed === undefined ? randomUUID() : `${seed}/${version}`),
    start: pool.start,
    close: pool.close,
  }
}
