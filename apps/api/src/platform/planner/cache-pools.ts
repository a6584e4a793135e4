import type { Kitchen } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'

/** For people with different avoidances; a few kilobytes each. */
const mostCachedPools = 100

/** The kitchen, with the dishes that people with the same avoidances may eat kept. */
export function cachePools(kitchen: Kitchen): Kitchen {
  const pools = new BoundedMap<readonly Dish[]>(mostCachedPools)
  return {
    ...kitchen,
    dishesFor: (avoidances, chooser = 'planner') => {
      const key = JSON.stringify([chooser, avoidances])
      const cached = pools.get(key)
      if (cached) return cached
      const pool = kitchen.dishesFor(avoidances, chooser)
      pools.set(key, pool)
      return pool
    },
  }
}
