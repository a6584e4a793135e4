import { dishOf, edibleOf } from '@butterleaf/cookbook/recipes/dish-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { type Avoidances, type Edible, mayEat } from '@butterleaf/domain/meal-plan/may-eat'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { BoundedMap } from '../bounded-map.ts'
import { recipeFinder } from '../recipes/recipe-finder.ts'

/** All planning needs of a recipe; plain, since threads get a copy. */
export type KitchenRecipe = Pick<Recipe, 'id' | 'slug' | 'formerly'> & { dish: Dish; edible: Edible }

/** What planning knows of the cookbook. Ids may be of an earlier edition of a recipe. */
export type Kitchen = Readonly<{
  recipes: readonly KitchenRecipe[]
  dish(recipeId: string): Dish | undefined
  /** The ids the recipes have today; those of recipes that are gone are left out. */
  currentIds(recipeIds: readonly string[]): string[]
  dishesFor(avoidances: Avoidances): readonly Dish[]
}>

export function kitchenRecipeOf(recipe: Recipe): KitchenRecipe {
  const { id, slug, formerly } = recipe
  return { id, slug, formerly, dish: dishOf(recipe), edible: edibleOf(recipe) }
}

/** Of people who avoid different things; a few kilobytes each. */
const mostKeptPools = 100

export function kitchenOf(recipes: readonly KitchenRecipe[]): Kitchen {
  const find = recipeFinder(recipes)
  const currentIds = (ids: readonly string[]) => ids.flatMap((id) => find(id)?.id ?? [])
  const pools = new BoundedMap<readonly Dish[]>(mostKeptPools)
  return {
    recipes,
    dish: (recipeId) => find(recipeId)?.dish,
    currentIds,
    dishesFor: (avoidances) => {
      const key = JSON.stringify(avoidances)
      const today = { ...avoidances, recipes: currentIds(avoidances.recipes) }
      const pool =
        pools.get(key) ?? recipes.filter(({ edible }) => mayEat(edible, today)).map(({ dish }) => dish)
      pools.set(key, pool)
      return pool
    },
  }
}
