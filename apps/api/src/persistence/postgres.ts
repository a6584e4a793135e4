import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

const int8 = 20

export function openPostgres(url: string): Dialect {
  // Counts come back as int8; they fit a number, and both engines then answer alike.
  pg.types.setTypeParser(int8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    application_name: 'butterleaf',
  })
  // A connection that dies between two statements is replaced, or fails the transaction it was in. Without
  // listeners it ends the process: the pool's own hears of idle ones alone.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}
