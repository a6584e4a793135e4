import { dishOf, edibleOf } from '@butterleaf/cookbook/recipes/dish-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { type Kitchen, type KitchenRecipe, kitchenOf } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'

export function kitchenRecipeOf(recipe: Recipe): KitchenRecipe {
  return { dish: dishOf(recipe), edible: edibleOf(recipe) }
}

/** Of people who avoid different things; a few kilobytes each. */
const mostCachedPools = 100

/** A kitchen that caches the dishes people with the same avoidances may eat. */
export function openKitchen(own: readonly KitchenRecipe[], base?: Kitchen): Kitchen {
  const kitchen = kitchenOf(own, base)
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
