import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@butterleaf/api/platform/database/migrate'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import Sqlite from 'libsql'
import { type Column, fillStatement, type QueryPlans } from './generate-rows.ts'

const countTo = (count: number) =>
  `(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1}) select i from n)`

/** SQLite with everybody's rows; asked how it would run a statement. */
export async function openSqlitePlans(tables: readonly string[], users: number): Promise<QueryPlans> {
  const file = join(tmpdir(), `butterleaf-plans-${process.pid}.sqlite`)
  const { db, close } = openDatabase({ engine: 'sqlite', file })
  await migrate(db)
  await close()
  const database = new Sqlite(file)
  // Rows are made without regard to each other.
  database.exec('pragma foreign_keys = off')
  database.exec('begin')
  for (const table of tables)
    database.exec(fillStatement(table, columnsOf(database, table), { users, countTo }))
  database.exec('commit')
  database.exec('analyze')
  return {
    scanned: async (statement) => {
      const steps = database
        .prepare(`explain query plan ${statement}`)
        .all((statement.match(/\?/g) ?? []).map(() => null)) as { detail: string }[]
      return steps
        .flatMap(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1] ?? [])
        .filter((name) => tables.includes(name))
    },
    close: async () => {
      database.close()
      for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
    },
  }
}

function columnsOf(database: Sqlite.Database, table: string): Column[] {
  const rows = database
    .prepare(`select name, type, "notnull" as isNeeded from pragma_table_info('${table}')`)
    .all() as { name: string; type: string; isNeeded: number }[]
  return rows.map(({ name, type, isNeeded }) => ({ name, type, isNullable: isNeeded === 0 }))
}
