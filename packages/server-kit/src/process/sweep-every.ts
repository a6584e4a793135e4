import type { FastifyInstance } from 'fastify'

type Sweep = { minutes: number; what: string; sweep: () => Promise<void> }

/** Deletes now and then what nobody reads any more, until the server closes. A sweep that fails is left to the next one. */
export function sweepEvery(app: FastifyInstance, { minutes, what, sweep }: Sweep): void {
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => app.log.warn({ err: error }, `sweeping ${what} failed`))
  }, minutes * 60_000).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
