import { randomUUID } from 'node:crypto'
import { notifyPostgresChannel, openPostgresChannel } from '@butterleaf/server-kit/database/postgres-channel'
import { openListeners } from './listeners.ts'
import type { PlanEvents, PlanNews } from './plan-events.ts'

const channel = 'butterleaf_plan'

/** LISTEN and NOTIFY: a change in one process reaches those who watch in another (OPS-3). */
export function postgresEvents(url: string): PlanEvents {
  const listeners = openListeners()
  const ownProcess = randomUUID()
  const postgres = openPostgresChannel(url, channel, {
    onMessage: (text) => {
      const { news, process } = parseNews(text)
      // Its own it hears from `announceHere`, which comes once what changed can be read.
      if (news && process !== ownProcess) listeners.tell(news)
    },
    onOpen: listeners.tellMissed,
  })
  return {
    announceIn: (transaction, { userId, version }) =>
      notifyPostgresChannel(transaction, channel, `${version} ${userId} ${ownProcess}`),
    announceHere: listeners.tell,
    listen: (userId, listener) => {
      postgres.open()
      return listeners.add(userId, listener)
    },
    close: postgres.close,
  }
}

function parseNews(text: string): { news?: PlanNews; process?: string | undefined } {
  const [, version, userId, process] = /^(\d+) (\S+)(?: (\S+))?$/.exec(text) ?? []
  return version && userId ? { news: { userId, version: Number(version) }, process } : {}
}
