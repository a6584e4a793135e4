import type { FastifyInstance } from 'fastify'

type Periodic = { everyMs: number; what: string; work: () => Promise<void> }

/** Runs the work when the server listens and then periodically. A closing server awaits the current round. */
export function runEvery(app: FastifyInstance, { everyMs, what, work }: Periodic): void {
  let running: Promise<void> = Promise.resolve()
  const runRound = () => {
    // One after the other: a slow round delays the next instead of overlapping it.
    running = running.then(work).catch((error: unknown) => app.log.error({ err: error }, `${what} failed`))
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(runRound, everyMs).unref()
    runRound()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}

type Sweep = { minutes: number; what: string; sweep: () => Promise<void> }

/** Periodically deletes rows that are no longer read, until the server closes. A failed sweep is left to the next one. */
export function sweepEvery(app: FastifyInstance, { minutes, what, sweep }: Sweep): void {
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => app.log.warn({ err: error }, `sweeping ${what} failed`))
  }, minutes * 60_000).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
