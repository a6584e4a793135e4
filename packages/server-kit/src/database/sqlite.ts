import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import Sqlite from 'libsql'
import { cacheStatements } from './cache-statements.ts'
import { sqliteDriver } from './sqlite-driver.ts'

/** WAL for readers beside a writer; synchronous FULL so that an acknowledged write survives a power cut. */
export function openSqlite(file: string): Dialect {
  const database = new Sqlite(file)
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma foreign_keys = on')
  return {
    createDriver: () => sqliteDriver(cacheStatements(database)),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** All migrations run in one transaction, so a first start waits for the disk once and not for every table. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
