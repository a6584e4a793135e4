import type { WireFoodLog } from '@butterleaf/contract/food-log/calls'
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

/** What the server answered to a write of one entry or extra; undefined where it is deleted. */
export function cacheAnswered<Kind extends keyof WireFoodLog>(
  kind: Kind,
  id: string,
  value: WireFoodLog[Kind][number] | undefined,
): void {
  const log = readCachedLog() ?? { entries: [], extras: [] }
  const others = log[kind].filter((one) => one.id !== id)
  cacheLog({ ...log, [kind]: value ? [...others, value] : others })
}
