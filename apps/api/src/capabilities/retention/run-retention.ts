import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/app-context.ts'
import { keepNoLonger } from './keep-no-longer.ts'

const dayMs = 86_400_000

/** LAND-7: once a day and at the start. */
export function runRetention(app: FastifyInstance, context: AppContext): void {
  let running: Promise<void> = Promise.resolve()
  const sweep = () => {
    running = keepNoLonger(context, app.isDraining).then(
      (kept) => {
        if (kept.ok && kept.gone > 0)
          app.log.info({ gone: kept.gone }, 'accounts kept for five years were deleted')
      },
      (error: unknown) => app.log.error({ err: error }, 'deleting what is kept no longer failed'),
    )
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(sweep, dayMs).unref()
    sweep()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}
