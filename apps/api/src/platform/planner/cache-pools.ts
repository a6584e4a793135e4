import type { Kitchen } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'

/** For people with different avoidances; a few kilobytes each. */
const mostCachedPools = 100

/** The kitchen, with the dishes that people with the same avoidances may eat kept. */
export function cachePools(kitchen: Kitchen): Kitchen {
  return {
    ...kitchen,
    dishesFor: cached((avoidances, chooser) => kitchen.dishesFor(avoidances, chooser)),
    sidesFor: cached((avoidances, chooser) => kitchen.sidesFor(avoidances, chooser)),
  }
}

function cached(poolOf: Kitchen['dishesFor']): Kitchen['dishesFor'] {
  const pools = new BoundedMap<readonly Dish[]>(mostCachedPools)
  return (avoidances, chooser = 'planner') => {
    const key = JSON.stringify([chooser, avoidances])
    const known = pools.get(key)
    if (known) return known
    const pool = poolOf(avoidances, chooser)
    pools.set(key, pool)
    return pool
  }
}
