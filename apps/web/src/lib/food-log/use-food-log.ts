import type { FoodLog } from '@butterleaf/domain/food-log/eaten-day'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { useSyncExternalStore } from 'react'
import { readCachedLog, subscribeToCachedLog } from './cached-log.ts'
import { logOutbox } from './log-outbox.ts'
import { addUnsentEntry, addUnsentExtra, readUnsentLog, subscribeToUnsentLog } from './unsent-log.ts'
import { useShownLog } from './use-shown-log.ts'

export type FoodLogInUse = Readonly<{
  log: FoodLog
  /** The server has never answered on this device yet. */
  isLoading: boolean
  /** Something was written down that the server can't be told yet. */
  isWaiting: boolean
  save: (entry: LogEntry) => void
  remove: (id: string) => void
  saveExtra: (extra: FoodExtra) => void
  removeExtra: (id: string) => void
}>

/** LIFE-3: what was eaten, and the ways to write it down. Stored on the device at once, sent when the server can be reached. */
export function useFoodLog(): FoodLogInUse {
  const server = useSyncExternalStore(subscribeToCachedLog, readCachedLog)
  const unsent = useSyncExternalStore(subscribeToUnsentLog, readUnsentLog)
  const isLate = useSyncExternalStore(logOutbox.subscribe, logOutbox.isWaiting)
  const hasUnsent = unsent.entries.length + unsent.extras.length > 0
  return {
    log: useShownLog(),
    isLoading: server === undefined,
    isWaiting: isLate && hasUnsent,
    ...logActions,
  }
}

const logActions = {
  save: (entry: LogEntry) => addUnsentEntry({ id: entry.id, atMs: laterThanUnsent(entry.id), value: entry }),
  remove: (id: string) => addUnsentEntry({ id, atMs: laterThanUnsent(id), value: undefined }),
  saveExtra: (extra: FoodExtra) =>
    addUnsentExtra({ id: extra.id, atMs: laterThanUnsent(extra.id), value: extra }),
  removeExtra: (id: string) => addUnsentExtra({ id, atMs: laterThanUnsent(id), value: undefined }),
}

/** Two presses within a millisecond have different times. */
function laterThanUnsent(id: string): number {
  const { entries, extras } = readUnsentLog()
  const earlier = [...entries, ...extras].find((write) => write.id === id)
  return Math.max(Date.now(), (earlier?.atMs ?? 0) + 1)
}
