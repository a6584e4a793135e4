import type { WireFoodLog } from '@butterleaf/contract/food-log/calls'
import { decodeEntryWrite, decodeExtraWrite } from '@butterleaf/contract/food-log/log-codec'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { type LogWrite, mergeLogWrites, valuesOf } from '@butterleaf/domain/food-log/log-write'
import { emptyLog, type FoodLog } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import { type ActRule, type ActTable, type readWaiting, replay } from '#lib/outbox/queue.ts'

/** LIFE-3: of one entry or extra the last word counts, the server's or one that waits. */
export type ReplayedLog = Readonly<{
  entries: readonly LogWrite<LogEntry>[]
  extras: readonly LogWrite<FoodExtra>[]
}>

/** Loaded when there is something to send: screens that show a log don't wait for it. */
const calls = () => import('./log-calls.ts')

const saveEntry: ActRule<ReplayedLog, { entry: LogEntry }> = {
  keys: ({ entry }) => [`entry ${entry.id}`],
  apply: (log, { args: { entry }, atMs }) => withEntry(log, { id: entry.id, atMs, value: entry }),
  send: async (acts, means) => (await calls()).saveEntry(acts, means),
}

const deleteEntry: ActRule<ReplayedLog, { id: string }> = {
  keys: ({ id }) => [`entry ${id}`],
  apply: (log, { args: { id }, atMs }) => withEntry(log, { id, atMs, value: undefined }),
  send: async (acts, means) => (await calls()).deleteEntry(acts, means),
}

const saveExtra: ActRule<ReplayedLog, { extra: FoodExtra }> = {
  keys: ({ extra }) => [`extra ${extra.id}`],
  apply: (log, { args: { extra }, atMs }) => withExtra(log, { id: extra.id, atMs, value: extra }),
  send: async (acts, means) => (await calls()).saveExtra(acts, means),
}

const deleteExtra: ActRule<ReplayedLog, { id: string }> = {
  keys: ({ id }) => [`extra ${id}`],
  apply: (log, { args: { id }, atMs }) => withExtra(log, { id, atMs, value: undefined }),
  send: async (acts, means) => (await calls()).deleteExtra(acts, means),
}

/** What a person writes down. */
export const logActs = {
  subject: 'log',
  acts: { saveEntry, deleteEntry, saveExtra, deleteExtra },
  onRefusal: async (problem, means) => (await calls()).tellRefusal(problem, means),
} satisfies ActTable<ReplayedLog>

export type LogAct = ReturnType<typeof readWaiting<typeof logActs>>[number]

let last: Readonly<{ said: WireFoodLog | undefined; waiting: readonly LogAct[]; log: FoodLog }> | undefined

/** The log as it stands on this device. The same object for the same two. */
export function shownLog(said: WireFoodLog | undefined, waiting: readonly LogAct[]): FoodLog {
  if (last && last.said === said && last.waiting === waiting) return last.log
  const { entries, extras } = replay(logActs, decodeLog(said), waiting)
  const isEmpty = entries.length + extras.length === 0
  const log = isEmpty ? emptyLog : { entries: valuesOf(entries), extras: valuesOf(extras) }
  last = { said, waiting, log }
  return log
}

function decodeLog(said: WireFoodLog | undefined): ReplayedLog {
  const { entries = [], extras = [] } = said ?? {}
  // In the merged order also where nothing waits.
  return {
    entries: mergeLogWrites(entries.map(decodeEntryWrite), []),
    extras: mergeLogWrites(extras.map(decodeExtraWrite), []),
  }
}

function withEntry(log: ReplayedLog, write: LogWrite<LogEntry>): ReplayedLog {
  return { ...log, entries: mergeLogWrites(log.entries, [write]) }
}

function withExtra(log: ReplayedLog, write: LogWrite<FoodExtra>): ReplayedLog {
  return { ...log, extras: mergeLogWrites(log.extras, [write]) }
}
