import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { createOwnerStore } from '#lib/device/owner-store.ts'
import { readList } from './list-calls.ts'
import type { ListPlace } from './unsent-changes.ts'

type CachedList = Readonly<{ weekId: string; list: ShoppingList }>

/** Those of one plan; of plans before it none is needed. */
const mostCached = 4

const store = createOwnerStore<{ lists: readonly CachedList[] }>('butterleaf.lists.1', { lists: [] })

/** The list of the week as it was last seen on this device. */
export function readCachedList({ weekId }: ListPlace): ShoppingList | undefined {
  return store.read().lists.find((one) => one.weekId === weekId)?.list
}

export function cacheList({ weekId }: ListPlace, list: ShoppingList): void {
  const others = store.read().lists.filter((one) => one.weekId !== weekId)
  store.write({ lists: [{ weekId, list }, ...others].slice(0, mostCached) })
}

/** The server's list. Overtaken by an answer to what was ticked since, it isn't cached: that one is. */
export async function fetchList(place: ListPlace, signal: AbortSignal): Promise<ShoppingList> {
  const list = await readList(place)
  if (!signal.aborted) cacheList(place, list)
  return list
}
