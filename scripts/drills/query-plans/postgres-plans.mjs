import pg from 'pg'
import { migrate } from '../../../apps/api/dist/platform/database/migrate.js'
import { openDatabase } from '../../../packages/server-kit/dist/database/database.js'
import { startTemporaryCluster } from '../../../testing/dist/postgres/temporary-cluster.js'
import { findOrInstallPostgres } from '../../setup/postgres.mjs'
import { Refusal } from '../../setup/steps.mjs'
import { fillStatement } from './generate-rows.mjs'

const countTo = (count) => `generate_series(0, ${count - 1}) as n(i)`

/** The same with PostgreSQL. A scan is told only where no index would do. */
export async function openPostgresPlans(tables, users) {
  const { path: binDir, missing } = await findOrInstallPostgres()
  if (missing) throw new Refusal(missing)
  const cluster = await startTemporaryCluster({ binDir })
  const url = await cluster.createDatabase('plans')
  const { db, close } = openDatabase({ engine: 'postgres', url })
  await migrate(db)
  await close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Rows are made without regard to each other.
  await client.query('set session_replication_role = replica')
  for (const table of tables)
    await client.query(fillStatement(table, await columnsOf(client, table), { users, countTo }))
  await client.query('vacuum analyze')
  await client.query('set plan_cache_mode = force_generic_plan')
  await client.query('set enable_seqscan = off')
  return {
    scanned: (statement) => scannedBy(client, statement),
    close: async () => {
      await client.end()
      await cluster.stop()
    },
  }
}

async function scannedBy(client, statement) {
  const [first, ...rest] = statement.split('?')
  const numbered = first + rest.map((text, at) => `$${at + 1}${text}`).join('')
  const given = rest.length === 0 ? '' : `(${rest.map(() => 'null')})`
  await client.query(`prepare asked as ${numbered}`)
  try {
    const { rows } = await client.query(`explain execute asked${given}`)
    return rows.flatMap((row) => /Seq Scan on (\w+)/.exec(row['QUERY PLAN'])?.[1] ?? [])
  } finally {
    await client.query('deallocate asked')
  }
}

async function columnsOf(client, table) {
  const { rows } = await client.query(
    `select column_name as name, data_type as type, is_nullable = 'YES' as "isNullable"
     from information_schema.columns where table_name = $1 order by ordinal_position`,
    [table],
  )
  return rows
}
