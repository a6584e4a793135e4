import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'

const reopenAfterMs = 1_000

export type PostgresChannel = {
  /** Begins to listen; further calls do nothing. */
  open(): void
  close(): Promise<void>
}

type Listener = {
  onMessage: (text: string) => void
  /** Called each time it starts to listen again: messages may have been missed before. */
  onOpen: () => void
}

/** LISTEN on a connection of its own, which is opened again when it is lost, until the channel is closed. */
export function openPostgresChannel(
  url: string,
  channel: string,
  { onMessage, onOpen }: Listener,
): PostgresChannel {
  let client: pg.Client | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const reopenLater = (own: pg.Client) => {
    if (client !== own) return
    client = undefined
    own.end().catch(() => undefined)
    if (!isClosed) timer = setTimeout(open, reopenAfterMs).unref()
  }
  const open = () => {
    if (client || isClosed) return
    clearTimeout(timer)
    const own = new pg.Client({ connectionString: url, application_name: 'butterleaf-events' })
    client = own
    own.on('notification', ({ payload = '' }) => onMessage(payload))
    own.on('error', () => reopenLater(own))
    own.on('end', () => reopenLater(own))
    own
      .connect()
      .then(() => own.query(`listen ${channel}`))
      .then(onOpen, () => reopenLater(own))
  }
  return {
    open,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      const own = client
      client = undefined
      await own?.end().catch(() => undefined)
    },
  }
}

/** NOTIFY: listeners get it if and only if the transaction is committed. */
export async function notifyPostgresChannel(transaction: Db, channel: string, text: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${text})`.execute(transaction)
}
