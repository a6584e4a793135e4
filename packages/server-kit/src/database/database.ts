import { Kysely, sql } from 'kysely'
import { openPostgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { sendStatementsAtOnce } from './send-statements-at-once.ts'
import { openSqlite } from './sqlite.ts'

export type DatabaseConfig = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string }

export type Db = Kysely<Schema>

export interface Database {
  engine: DatabaseConfig['engine']
  db: Db
  /** Resolves when the database answers; rejects with the engine's own error when it doesn't. */
  ping(): Promise<void>
  close(): Promise<void>
}

export function openDatabase(config: DatabaseConfig): Database {
  const dialect = config.engine === 'sqlite' ? openSqlite(config.file) : openPostgres(config.url)
  const db = new Kysely<Schema>({ dialect })
  sendStatementsAtOnce(db)
  return {
    engine: config.engine,
    db,
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}
