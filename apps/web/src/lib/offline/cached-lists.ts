import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { createOwnerStore } from '#lib/device/owner-store.ts'
import type { ListPlace } from './list-place.ts'

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
