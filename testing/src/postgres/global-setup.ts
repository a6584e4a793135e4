import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../prepare-database.ts'
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
  const name = 'prepared'
  await prepareDatabase({ engine: 'postgres', url: await cluster.createDatabase(name) })
  return name
}
