import { sql } from 'kysely'
import pg from 'pg'
import { listenersHere } from './listeners.ts'
import type { PlanEvents, PlanNews } from './plan-events.ts'

const channel = 'butterleaf_plan'
const againAfterMs = 1_000

/** LISTEN and NOTIFY: a change in one process reaches those who watch in another (OPS-3). */
export function postgresEvents(url: string): PlanEvents {
  const listeners = listenersHere()
  const line = openLine(url, {
    onNews: (text) => {
      const news = parseNews(text)
      if (news) listeners.tell(news)
    },
    onOpen: listeners.tellMissed,
  })
  return {
    announceIn: async (transaction, { userId, version }) => {
      await sql`select pg_notify(${channel}, ${`${version} ${userId}`})`.execute(transaction)
    },
    announceHere: listeners.tell,
    listen: (userId, listener) => {
      line.open()
      return listeners.add(userId, listener)
    },
    close: line.close,
  }
}

function parseNews(text: string): PlanNews | undefined {
  const [, version, userId] = /^(\d+) (.+)$/.exec(text) ?? []
  return version && userId ? { userId, version: Number(version) } : undefined
}

type Line = { open(): void; close(): Promise<void> }
type Ends = { onNews: (text: string) => void; onOpen: () => void }

/** One connection of its own, from the first listener on; lost, it is opened again until it is closed. */
function openLine(url: string, { onNews, onOpen }: Ends): Line {
  let client: pg.Client | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const lost = (own: pg.Client) => {
    if (client !== own) return
    client = undefined
    own.end().catch(() => undefined)
    if (!isClosed) timer = setTimeout(open, againAfterMs).unref()
  }
  const open = () => {
    if (client || isClosed) return
    clearTimeout(timer)
    const own = new pg.Client({ connectionString: url, application_name: 'butterleaf-events' })
    client = own
    own.on('notification', ({ payload = '' }) => onNews(payload))
    own.on('error', () => lost(own))
    own.on('end', () => lost(own))
    own
      .connect()
      .then(() => own.query(`listen ${channel}`))
      .then(onOpen, () => lost(own))
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
