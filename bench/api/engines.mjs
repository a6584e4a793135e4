import { findOrInstallPostgres } from '../../scripts/setup/postgres.mjs'
import { Refusal } from '../../scripts/setup/steps.mjs'
import { startTemporaryCluster } from '../../testing/dist/postgres/temporary-cluster.js'

/** What the server is told of its database. Both write through to the disk, as in production. */
export const engines = {
  sqlite: async () => ({ environment: {}, close: async () => {} }),
  postgres: async () => {
    const { path: binDir, missing } = await findOrInstallPostgres()
    if (missing) throw new Refusal(missing)
    const cluster = await startTemporaryCluster({ binDir, durable: true })
    const url = await cluster.createDatabase('bench')
    return { environment: { DATABASE_URL: url }, close: () => cluster.stop() }
  },
}
