import type { ConnectionProvider, DatabaseConnection } from 'kysely'

/** What is asked of Kysely's own executor here. */
type Executor = { withConnectionProvider(connections: ConnectionProvider): unknown }

/**
 * In its transactions Kysely sends a statement when the one before is answered. From here on statements that are asked at once are also
 * sent at once, in their order, so that all of them take one round trip (decision 054).
 */
export function sendStatementsAtOnce(db: { getExecutor(): Executor }): void {
  const executor = db.getExecutor()
  const onConnection = executor.withConnectionProvider.bind(executor)
  executor.withConnectionProvider = (queue) => onConnection(withoutQueue(queue))
}

/** The queue holds the one connection of a transaction and lends it to one statement after the other. */
function withoutQueue(queue: ConnectionProvider): ConnectionProvider {
  let lent: Promise<DatabaseConnection> | undefined
  return {
    provideConnection: async (use) => {
      lent ??= queue.provideConnection(async (connection) => connection)
      return use(await lent)
    },
  }
}
