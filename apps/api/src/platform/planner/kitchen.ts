import { dishOf, edibleOf } from '@butterleaf/cookbook/recipes/dish-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { type Avoidances, type Edible, mayEat } from '@butterleaf/domain/meal-plan/may-eat'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { avoidedFoods } from '@butterleaf/domain/recipes/avoided-foods'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'

/** All planning needs of a recipe; plain, since threads get a copy. */
export type KitchenRecipe = Readonly<{ dish: Dish; edible: Edible }>

/** What planning knows of the recipes. */
export type Kitchen = Readonly<{
  recipes: readonly KitchenRecipe[]
  dish(recipeId: string): Dish | undefined
  /** Replaces each avoided name by the foods that it means. */
  expandFoodNames(avoidances: Avoidances): Avoidances
  dishesFor(avoidances: Avoidances): readonly Dish[]
}>

export function kitchenRecipeOf(recipe: Recipe): KitchenRecipe {
  return { dish: dishOf(recipe), edible: edibleOf(recipe) }
}

/** Of people who avoid different things; a few kilobytes each. */
const mostKeptPools = 100

/** With a base: its recipes as well, where `own` has no newer one with the same id. */
export function kitchenOf(own: readonly KitchenRecipe[], base?: Kitchen): Kitchen {
  const dishes = new Map(own.map(({ dish }) => [dish.id, dish]))
  const recipes = base ? [...base.recipes.filter(({ dish }) => !dishes.has(dish.id)), ...own] : own
  const foods = [...new Set(recipes.flatMap(({ edible }) => edible.foods))]
  const expandFoodNames = (avoidances: Avoidances) => ({
    ...avoidances,
    ingredients: avoidedFoods(avoidances.ingredients, foods),
  })
  const pools = new BoundedMap<readonly Dish[]>(mostKeptPools)
  return {
    recipes,
    dish: (recipeId) => dishes.get(recipeId) ?? base?.dish(recipeId),
    expandFoodNames,
    dishesFor: (avoidances) => {
      const key = JSON.stringify(avoidances)
      const kept = pools.get(key)
      if (kept) return kept
      const expanded = expandFoodNames(avoidances)
      const pool = recipes.filter(({ edible }) => mayEat(edible, expanded)).map(({ dish }) => dish)
      pools.set(key, pool)
      return pool
    },
  }
}
