import type { Writable } from 'node:stream'
import {
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'

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
    gatherStatements(client)
  })
  return {
    createDriver: () => new PipelinedPostgresDriver({ pool }),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}

/**
 * Sends statements without waiting for the ones before, and a transaction's first without waiting for `begin`: statements
 * issued at once take one round trip (decision 054).
 */
class PipelinedPostgresDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    if (settings.isolationLevel || settings.accessMode) return begun
    // A plain `begin` fails only with its connection, and then every statement after it fails as well.
    begun.catch(() => undefined)
  }
}

const silence = 'Query read timeout'

/**
 * A database that fell off the network stays silent, and its connection looks open for a quarter of an hour. A connection that
 * once failed to answer in time is closed for good, so that the pool opens another.
 */
export function leaveSilentConnection(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  const askOnce = async (...asked: unknown[]): Promise<unknown> => {
    try {
      return await ask(...asked)
    } catch (error) {
      if (error instanceof Error && error.message === silence) closeAtOnce(client)
      throw error
    }
  }
  client.query = askOnce as typeof client.query
}

/**
 * What is asked in one turn of the event loop leaves in one write. The driver writes each statement for itself, and a call of the system
 * takes longer than making the statement.
 */
export function gatherStatements(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  let isHeld = false
  const release = () => {
    isHeld = false
    stream.uncork()
  }
  const askWithOthers = (...asked: unknown[]): unknown => {
    if (!isHeld) {
      isHeld = true
      stream.cork()
      process.nextTick(release)
    }
    return ask(...asked)
  }
  client.query = askWithOthers as typeof client.query
}

/** While a query is running, the driver closes the socket without waiting. */
function closeAtOnce(client: pg.PoolClient): void {
  ;(client as unknown as pg.Client).end().catch(() => undefined)
}
