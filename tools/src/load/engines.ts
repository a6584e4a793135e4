import { startTemporaryCluster } from '@butterleaf/testing/postgres/temporary-cluster'
import { Refusal } from '../../../scripts/setup/steps.mjs'
import { needPostgres } from '../machine/postgres.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export type Engine = {
  environment: Record<string, string>
  close(): Promise<void>
  /** Ends the database as a power cut would, and starts it again; SQLite has no process of its own. */
  breakDatabase?(): Promise<void>
}

/** What the server is told of its database. Both write through to the disk, as in production. */
export const engines = {
  sqlite: async (): Promise<Engine> => ({ environment: {}, close: async () => {} }),
  postgres: async (): Promise<Engine & { environment: { DATABASE_URL: string } }> => {
    const cluster = await startTemporaryCluster({ binDir: await needPostgres(), durable: true })
    return {
      environment: { DATABASE_URL: await cluster.createDatabase('bench') },
      close: () => cluster.stop(),
      breakDatabase: () => cluster.restart('immediate'),
    }
  },
}
export type EngineName = keyof typeof engines

export function engineNamed(name: string): EngineName {
  if (name === 'sqlite' || name === 'postgres') return name
  throw new Refusal('Name the engine: sqlite or postgres.')
}

/** The built server on that engine, for as long as it is looked at. */
export async function withServerOn<Result>(
  name: EngineName,
  environment: Record<string, string>,
  look: (server: ServerProcess) => Promise<Result>,
): Promise<Result> {
  const engine = await engines[name]()
  try {
    const server = await startServer({ ...engine.environment, ...environment })
    try {
      return await look(server)
    } finally {
      await server.stop()
    }
  } finally {
    await engine.close()
  }
}
