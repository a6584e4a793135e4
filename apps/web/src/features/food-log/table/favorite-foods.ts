import { useSyncExternalStore } from 'react'
import { createOwnerStore } from '#lib/device/owner-store.ts'

const mostFavorites = 60

const store = createOwnerStore<{ foodIds: readonly string[] }>('butterleaf.favorite-foods.1', { foodIds: [] })

/** [LIFE-3] The foods a person marked, the last first; they stay on this device. */
export function useFavoriteFoods() {
  const { foodIds } = useSyncExternalStore(store.subscribe, store.read)
  const toggle = (foodId: string) => {
    const others = store.read().foodIds.filter((id) => id !== foodId)
    const isNew = others.length === store.read().foodIds.length
    store.write({ foodIds: isNew ? [foodId, ...others].slice(0, mostFavorites) : others })
  }
  return { foodIds, toggle }
}
