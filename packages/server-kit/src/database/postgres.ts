import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { leaveSilentConnection } from './leave-silent-connection.ts'
import { PipelinedPostgresDriver } from './postgres-driver.ts'

const int8 = 20
/** The database cancels a statement first, if it can be reached. */
const longestStatementMs = 15_000
const longestSilenceMs = 16_000

export function openPostgres(url: string): Dialect {
  // Counts come back as int8; they fit a number, and both engines then answer alike.
  pg.types.setTypeParser(int8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: longestStatementMs,
    query_timeout: longestSilenceMs,
    application_name: 'butterleaf',
  })
  // A connection that dies between two statements is replaced, or fails its transaction. Without a listener the error would
  // end the process; the pool's own listener covers idle connections only.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    leaveSilentConnection(client)
  })
  return {
    createDriver: () => new PipelinedPostgresDriver({ pool }),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}
