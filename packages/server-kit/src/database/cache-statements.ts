import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { BoundedMap } from '../process/bounded-map.ts'

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
