import { notifyPostgresChannel, openPostgresChannel } from '@butterleaf/server-kit/database/postgres-channel'
import { openListeners } from './listeners.ts'
import type { PlanEvents, PlanNews } from './plan-events.ts'

const channel = 'butterleaf_plan'

/** LISTEN and NOTIFY: a change in one process reaches those who watch in another (OPS-3). */
export function postgresEvents(url: string): PlanEvents {
  const listeners = openListeners()
  const postgres = openPostgresChannel(url, channel, {
    onMessage: (text) => {
      const news = parseNews(text)
      if (news) listeners.tell(news)
    },
    onOpen: listeners.tellMissed,
  })
  return {
    announceIn: (transaction, { userId, version }) =>
      notifyPostgresChannel(transaction, channel, `${version} ${userId}`),
    announceHere: listeners.tell,
    listen: (userId, listener) => {
      postgres.open()
      return listeners.add(userId, listener)
    },
    close: postgres.close,
  }
}

function parseNews(text: string): PlanNews | undefined {
  const [, version, userId] = /^(\d+) (.+)$/.exec(text) ?? []
  return version && userId ? { userId, version: Number(version) } : undefined
}
