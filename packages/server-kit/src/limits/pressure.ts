import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/app-error.ts'

const sampleMs = 500
const resolutionMs = 20

/** Supervisors poll these: without an answer they would kill a process that is only busy. */
const alwaysAnswered = /^\/(healthz|metrics)(\?|$)/

/**
 * Above this delay the server answers 503 at once instead of serving all requests late. Only the delay counts: a loop that is
 * busy but prompt is a server at work. Why not a plugin: decision 070.
 */
export function refuseUnderPressure(
  app: FastifyInstance,
  { limitMs, delayMs = measuredDelay(app) }: { limitMs: number; delayMs?: () => number },
): void {
  app.addHook('onRequest', async ({ url }) => {
    if (delayMs() > limitMs && !alwaysAnswered.test(url))
      throw new AppError('unavailable', { retryAfterSeconds: 2 })
  })
}

/** The event loop's delay in the last samples. A sample without a tick says nothing, so the last figure stays. */
function measuredDelay(app: FastifyInstance): () => number {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let delayMs = 0
  const sampling = setInterval(() => {
    if (delays.count === 0) return
    delayMs = delays.mean / 1e6 - resolutionMs
    delays.reset()
  }, sampleMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(sampling)
    delays.disable()
  })
  return () => delayMs
}
