import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import Sqlite from 'libsql'
import { BoundedMap } from '../process/bounded-map.ts'
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

/** More than the server's number of statements, not counting lists of any length. */
const mostKept = 300

/** Compiling a short statement takes longer than running it. Cached statements see every change, of the schema too. */
export function cacheStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new BoundedMap<SqliteStatement>(mostKept)
  return {
    prepare: (sql) => {
      const statement = kept.get(sql) ?? database.prepare(sql)
      kept.set(sql, statement)
      return statement
    },
    close: () => database.close(),
  }
}
