import type { FastifyInstance } from 'fastify'

type Sweep = { minutes: number; what: string; sweep: () => Promise<void> }

/** Periodically deletes rows that are no longer read, until the server closes. A failed sweep is left to the next one. */
export function sweepEvery(app: FastifyInstance, { minutes, what, sweep }: Sweep): void {
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => app.log.warn({ err: error }, `sweeping ${what} failed`))
  }, minutes * 60_000).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
