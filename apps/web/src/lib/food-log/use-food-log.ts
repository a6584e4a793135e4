import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import type { FoodLog } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import { useSyncExternalStore } from 'react'
import { addActs, useIsLate, useWaiting } from '#lib/outbox/queue.ts'
import { readCachedLog, subscribeToCachedLog } from './cached-log.ts'
import { logActs, shownLog } from './log-acts.ts'

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
  const said = useSyncExternalStore(subscribeToCachedLog, readCachedLog)
  const waiting = useWaiting(logActs)
  const isLate = useIsLate(logActs)
  return {
    log: shownLog(said, waiting),
    isLoading: said === undefined,
    isWaiting: isLate && waiting.length > 0,
    ...logActions,
  }
}

/** What was eaten, for screens that only show it. */
export function useShownLog(): FoodLog {
  return useFoodLog().log
}

const logActions = {
  save: (entry: LogEntry) => addActs(logActs, [{ name: 'saveEntry', args: { entry } }]),
  remove: (id: string) => addActs(logActs, [{ name: 'deleteEntry', args: { id } }]),
  saveExtra: (extra: FoodExtra) => addActs(logActs, [{ name: 'saveExtra', args: { extra } }]),
  removeExtra: (id: string) => addActs(logActs, [{ name: 'deleteExtra', args: { id } }]),
}
