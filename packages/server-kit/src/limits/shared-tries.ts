import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Clock } from '../process/clock.ts'
import { sweepEvery } from '../process/run-every.ts'
import { addTry, deleteOldTries } from './shared-tries-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent where a single process serves all people. */
    sharedTries: SharedTries | undefined
  }
}

interface SharedTries {
  /** Counts one more try and returns their number; counting starts again after `waitSeconds`. */
  count(who: string, windowSeconds: number): Promise<{ tries: number; waitSeconds: number }>
}

const sweepMinutes = 15

/** Several processes may serve a person from one PostgreSQL, so they count limited tries in the database. */
export function shareTries(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void {
  const { engine, db } = database
  if (engine !== 'postgres') {
    app.decorate('sharedTries', undefined)
    return
  }
  app.decorate('sharedTries', {
    count: async (who, windowSeconds) => {
      const now = clock.now()
      const { tries, endsAt } = await addTry(db, { who, windowSeconds, now })
      return { tries, waitSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000)) }
    },
  })
  sweepEvery(app, {
    minutes: sweepMinutes,
    what: 'old counts of tries',
    sweep: () => deleteOldTries(db, clock.now()),
  })
}
