import { randomUUID } from 'node:crypto'
import type { DrawAnswer, DrawRequest } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import type { Kitchen } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { workerPool } from '@butterleaf/server-kit/workers/worker-pool'
import { bundledFile } from '#platform/places.ts'

export type Planner = {
  /** The edition of the recipes that its threads hold. */
  edition: string
  /** PLAN-4: the same request is the same plan. Refuses with `unavailable` when there is too much to do. */
  draw(request: DrawRequest): Promise<DrawAnswer>
  /** What chance begins from in a new plan. */
  newSeed(): string
  /** Has its threads ready before the first request for a plan. */
  start(): void
  close(): Promise<void>
}
export type PlannerOptions = {
  threads: number
  mostWaiting?: number
  mostMs?: number
  newSeed?: () => string
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
  const { threads, mostWaiting = usualWaiting, mostMs = usualMs, newSeed = randomUUID } = options
  const pool = workerPool<DrawRequest, DrawAnswer>({
    file: workerFile,
    startData: kitchen.recipes,
    threads,
    mostWaiting,
    mostMs,
  })
  return { edition, draw: (request) => pool.run(request), newSeed, start: pool.start, close: pool.close }
}
