import type { FoodLog } from '@butterleaf/domain/food-log/eaten-day'
import { useSyncExternalStore } from 'react'
import { readCachedLog, subscribeToCachedLog } from './cached-log.ts'
import { shownLog } from './shown-log.ts'
import { readUnsentLog, subscribeToUnsentLog } from './unsent-log.ts'

/** What was eaten, for screens that only show it: without what sends it. */
export function useShownLog(): FoodLog {
  const server = useSyncExternalStore(subscribeToCachedLog, readCachedLog)
  const unsent = useSyncExternalStore(subscribeToUnsentLog, readUnsentLog)
  return shownLog(server, unsent)
}
