import type { WireFoodExtra, WireFoodLog, WireLogEntry } from '@butterleaf/contract/food-log/calls'
import { createOwnerStore } from '#lib/device/owner-store.ts'

/** As the server sent it. */
const store = createOwnerStore<{ log: WireFoodLog | null }>('butterleaf.food-log.1', { log: null })

export const subscribeToCachedLog = store.subscribe

export function readCachedLog(): WireFoodLog | undefined {
  return store.read().log ?? undefined
}

export function cacheLog(log: WireFoodLog): void {
  store.write({ log })
}

/** What the server answered to a write of one entry; undefined where it is deleted. */
export function cacheAnsweredEntry(id: string, entry: WireLogEntry | undefined): void {
  const log = readCachedLog() ?? { entries: [], extras: [] }
  cacheLog({ ...log, entries: [...log.entries.filter((one) => one.id !== id), ...(entry ? [entry] : [])] })
}

export function cacheAnsweredExtra(id: string, extra: WireFoodExtra | undefined): void {
  const log = readCachedLog() ?? { entries: [], extras: [] }
  cacheLog({ ...log, extras: [...log.extras.filter((one) => one.id !== id), ...(extra ? [extra] : [])] })
}
