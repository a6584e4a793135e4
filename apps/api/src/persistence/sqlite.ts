import { type Dialect, SqliteDialect } from 'kysely'
import Sqlite from 'libsql'
import { keptStatements } from './kept-statements.ts'

/** WAL for readers beside a writer; synchronous FULL so that an acknowledged write survives a power cut. */
export function openSqlite(file: string): Dialect {
  const database = new Sqlite(file)
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma foreign_keys = on')
  return new SqliteDialect({ database: keptStatements(database) })
}
