import fs from 'node:fs'
import { type Database, type Db, openDatabase } from '@butterleaf/server-kit/database/database'
import { sql } from 'kysely'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { tableNames } from './table-names.ts'

/** The backup's file, or the database to restore into, isn't usable. */
export class BackupError extends Error {}

const rowsPerStatement = 200

/** [OPS-2] Writes everything into one SQLite file while the service runs; the format is the same for both engines. */
export async function backup(database: Database, file: string): Promise<void> {
  if (fs.existsSync(file)) throw new BackupError(`${file} exists already; nothing was written.`)
  const partial = `${file}.partial`
  try {
    removeDatabaseFile(partial)
    // It holds keys: nobody else reads it, from its first byte on.
    fs.writeFileSync(partial, '', { mode: 0o600, flag: 'wx' })
    if (database.engine === 'sqlite') await sql`vacuum into ${sql.lit(partial)}`.execute(database.db)
    else await copyIntoFile(database, partial)
    fs.renameSync(partial, file)
  } finally {
    // What a failure left, which could be taken for a backup.
    removeDatabaseFile(partial)
  }
}

function removeDatabaseFile(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) fs.rmSync(file + suffix, { force: true })
}

async function copyIntoFile(database: Database, file: string): Promise<void> {
  const target = openDatabase({ engine: 'sqlite', file })
  try {
    await migrate(target.db)
    // One snapshot for all tables, so that concurrent changes don't tear it.
    await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (source) => copyTables(source, target.db))
    await foldLogIntoFile(target.db)
  } finally {
    await target.close()
  }
}

/** Restores a backup into an empty database of either engine; this also moves data from one to the other. */
export async function restore(file: string, database: Database): Promise<void> {
  if (!fs.existsSync(file)) throw new BackupError(`There is no backup at ${file}.`)
  const source = openDatabase({ engine: 'sqlite', file })
  try {
    await migrate(source.db)
    await foldLogIntoFile(source.db)
    await migrate(database.db)
    await database.db.transaction().execute(async (target) => {
      await refuseUnlessEmpty(target)
      await copyTables(source.db, target)
    })
  } finally {
    await source.close()
  }
}

/** Closing alone may leave the newest rows in the log beside the file, where a copy of the file would miss them. */
async function foldLogIntoFile(db: Db): Promise<void> {
  await sql`pragma journal_mode = delete`.execute(db)
}

async function refuseUnlessEmpty(db: Db): Promise<void> {
  for (const table of tableNames) {
    const row = await db.selectFrom(table).select(sql<number>`1`.as('one')).limit(1).executeTakeFirst()
    if (row) throw new BackupError(`The database already holds data (${table}); restore into an empty one.`)
  }
}

async function copyTables(source: Db, target: Db): Promise<void> {
  for (const table of tableNames) await copyTable(source, target, table)
}

async function copyTable(source: Db, target: Db, table: keyof Schema): Promise<void> {
  const rows = (await source.selectFrom(table).selectAll().execute()) as Schema[typeof table][]
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await target
      .insertInto(table)
      .values(rows.slice(start, start + rowsPerStatement))
      .execute()
  }
}
