import { dishOf, edibleOf } from '@butterleaf/cookbook/recipes/dish-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { type Kitchen, type KitchenRecipe, kitchenOf } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { cachePools } from './cache-pools.ts'

export function kitchenRecipeOf(recipe: Recipe): KitchenRecipe {
  return { dish: dishOf(recipe), edible: edibleOf(recipe) }
}

export function openKitchen(own: readonly KitchenRecipe[], base?: Kitchen): Kitchen {
  return cachePools(kitchenOf(own, base))
}
