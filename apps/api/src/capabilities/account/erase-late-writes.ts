import type { Db } from '@butterleaf/server-kit/database/database'
import type { FastifyInstance } from 'fastify'
import { deleteUserRows } from './user-rows-store.ts'

/** Longer than any request takes. */
const lateSeconds = 60

/**
 * A call that was in progress while its account was deleted may still write rows; they are deleted after a while, at the
 * latest when the server stops.
 */
export function eraseLateWrites(app: FastifyInstance, db: Db): (userId: string) => void {
  const waiting = new Map<string, NodeJS.Timeout>()
  const erase = async (userId: string) => {
    clearTimeout(waiting.get(userId))
    waiting.delete(userId)
    await deleteUserRows(db, userId)
  }
  app.addHook('onClose', async () => {
    for (const userId of [...waiting.keys()]) await erase(userId)
  })
  return (userId) => {
    const inTime = () => {
      erase(userId).catch((error: unknown) => app.log.error({ err: error }, 'erasing late rows failed'))
    }
    waiting.set(userId, setTimeout(inTime, lateSeconds * 1000).unref())
  }
}
