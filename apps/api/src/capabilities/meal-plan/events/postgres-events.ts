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
    announceIn: (transaction, news) => notifyPostgresChannel(transaction, channel, textOf(news, ownProcess)),
    announceHere: listeners.tell,
    listen: (userId, listener) => {
      postgres.open()
      return listeners.add(userId, listener)
    },
    close: postgres.close,
  }
}

/** A process of an older release reads the subjects it knows, and ignores the rest. */
const ofFoodLog = 'food-log'
const ofList = 'list'

function textOf(news: News, process: string): string {
  if ('listMark' in news) return `${ofList} ${news.userId} ${process} ${encodeURIComponent(news.listMark)}`
  return `${'version' in news ? news.version : ofFoodLog} ${news.userId} ${process}`
}

function parseNews(text: string): { news?: News; process?: string | undefined } {
  const [, subject, userId, process, mark = ''] =
    /^(\d+|food-log|list) (\S+)(?: (\S+))?(?: (\S+))?$/.exec(text) ?? []
  if (!subject || !userId) return {}
  if (subject === ofFoodLog) return { news: { userId, foodLog: true }, process }
  if (subject === ofList) return { news: { userId, listMark: decodeURIComponent(mark) }, process }
  return { news: { userId, version: Number(subject) }, process }
}
