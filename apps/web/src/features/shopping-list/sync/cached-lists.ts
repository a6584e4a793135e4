import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { createOwnerStore } from '#lib/device/owner-store.ts'
import { readList } from './list-calls.ts'
import type { ListPlace } from './unsent-changes.ts'

type CachedList = Readonly<{ weekId: string; list: ShoppingList }>

/** The weeks of one plan; lists of older plans aren't needed. */
const mostCached = 4

const store = createOwnerStore<{ lists: readonly CachedList[] }>('butterleaf.lists.1', { lists: [] })

/** The list of a week as last cached on this device. */
export function readCachedList({ weekId }: ListPlace): ShoppingList | undefined {
  return store.read().lists.find((one) => one.weekId === weekId)?.list
}

export function cacheList({ weekId }: ListPlace, list: ShoppingList): void {
  const others = store.read().lists.filter((one) => one.weekId !== weekId)
  store.write({ lists: [{ weekId, list }, ...others].slice(0, mostCached) })
}

/** Fetches and caches the server's list. When an answer to a tick has come meanwhile, that newer list stays cached. */
export async function fetchList(place: ListPlace, signal: AbortSignal): Promise<ShoppingList> {
  const list = await readList(place)
  if (!signal.aborted) cacheList(place, list)
  return list
}
