import type pg from 'pg'

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

/** While a query is running, the driver closes the socket without waiting. */
function closeAtOnce(client: pg.PoolClient): void {
  ;(client as unknown as pg.Client).end().catch(() => undefined)
}
