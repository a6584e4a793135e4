import { openDatabase } from '@butterleaf/api/persistence/database'
import { migrate } from '@butterleaf/api/persistence/migrate'
import type { TestProject } from 'vitest/node'
import { findPostgresBinaries } from './postgres-binaries.ts'
import './provided-context.ts'
import { startTemporaryCluster, type TemporaryCluster } from './temporary-cluster.ts'

/** One PostgreSQL for the whole run; every test makes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binDir = findPostgresBinaries()
  if (binDir === undefined) {
    throw new Error(
      'These tests need a PostgreSQL server: install one, set POSTGRES_BIN to the folder of initdb and postgres, ' +
        'or leave them out with --project=!postgres.',
    )
  }
  const cluster = await startTemporaryCluster({ binDir })
  project.provide('postgresAdminUrl', cluster.url('postgres'))
  project.provide('postgresTemplate', await createTemplate(cluster))
  return () => cluster.stop()
}

async function createTemplate(cluster: TemporaryCluster): Promise<string> {
  const name = 'migrated'
  const { db, close } = openDatabase({ engine: 'postgres', url: await cluster.createDatabase(name) })
  await migrate(db)
  await close()
  return name
}
