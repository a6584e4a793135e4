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
