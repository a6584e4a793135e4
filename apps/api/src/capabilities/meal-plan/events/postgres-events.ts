import { randomUUID } from 'node:crypto'
import { notifyPostgresChannel, openPostgresChannel } from '@butterleaf/server-kit/database/postgres-channel'
import { openListeners } from './listeners.ts'
import type { News, PlanEvents } from './plan-events.ts'

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
    announceIn: (transaction, news) =>
      notifyPostgresChannel(transaction, channel, `${subjectOf(news)} ${news.userId} ${ownProcess}`),
    announceHere: listeners.tell,
    listen: (userId, listener) => {
      postgres.open()
      return listeners.add(userId, listener)
    },
    close: postgres.close,
  }
}

/** A process of an older release reads numbers only, and ignores the rest. */
const ofFoodLog = 'food-log'

function subjectOf(news: News): string {
  return 'version' in news ? String(news.version) : ofFoodLog
}

function parseNews(text: string): { news?: News; process?: string | undefined } {
  const [, subject, userId, process] = /^(\d+|food-log) (\S+)(?: (\S+))?$/.exec(text) ?? []
  if (!subject || !userId) return {}
  const news =
    subject === ofFoodLog ? ({ userId, foodLog: true } as const) : { userId, version: Number(subject) }
  return { news, process }
}
