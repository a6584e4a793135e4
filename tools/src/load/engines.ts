import { startTemporaryCluster } from '@butterleaf/testing/postgres/temporary-cluster'
import { Refusal } from '../../../scripts/setup/steps.mjs'
import { needPostgres } from '../machine/postgres.ts'

export type Engine = { environment: Record<string, string>; close(): Promise<void> }

/** What the server is told of its database. Both write through to the disk, as in production. */
export const engines = {
  sqlite: async (): Promise<Engine> => ({ environment: {}, close: async () => {} }),
  postgres: async (): Promise<Engine> => {
    const cluster = await startTemporaryCluster({ binDir: await needPostgres(), durable: true })
    const url = await cluster.createDatabase('bench')
    return { environment: { DATABASE_URL: url }, close: () => cluster.stop() }
  },
}
export type EngineName = keyof typeof engines

export function engineNamed(name: string): EngineName {
  if (name === 'sqlite' || name === 'postgres') return name
  throw new Refusal('Name the engine: sqlite or postgres.')
}
