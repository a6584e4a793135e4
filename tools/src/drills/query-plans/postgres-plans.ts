import { migrate } from '@butterleaf/api/platform/database/migrate'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { startTemporaryCluster } from '@butterleaf/testing/postgres/temporary-cluster'
import pg from 'pg'
import { needPostgres } from '../../machine/postgres.ts'
import { type Column, fillStatement, type QueryPlans } from './generate-rows.ts'

const countTo = (count: number) => `generate_series(0, ${count - 1}) as n(i)`

/** The same with PostgreSQL. A scan is told only where no index would do. */
export async function openPostgresPlans(tables: readonly string[], users: number): Promise<QueryPlans> {
  const cluster = await startTemporaryCluster({ binDir: await needPostgres() })
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

async function scannedBy(client: pg.Client, statement: string): Promise<string[]> {
  const [first, ...rest] = statement.split('?')
  const numbered = first + rest.map((text, at) => `$${at + 1}${text}`).join('')
  const given = rest.length === 0 ? '' : `(${rest.map(() => 'null')})`
  await client.query(`prepare asked as ${numbered}`)
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute asked${given}`)
    return rows.flatMap((row) => /Seq Scan on (\w+)/.exec(row['QUERY PLAN'])?.[1] ?? [])
  } finally {
    await client.query('deallocate asked')
  }
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as "isNullable"
     from information_schema.columns where table_name = $1 order by ordinal_position`,
    [table],
  )
  return rows
}
