import { dishOf, edibleOf } from '@butterleaf/cookbook/recipes/dish-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { type Avoidances, type Edible, mayEat } from '@butterleaf/domain/meal-plan/may-eat'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { avoidedFoods } from '@butterleaf/domain/recipes/avoided-foods'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import { recipeFinder } from '#platform/recipes/recipe-finder.ts'

/** All planning needs of a recipe; plain, since threads get a copy. */
export type KitchenRecipe = Pick<Recipe, 'id' | 'slug' | 'formerly'> & { dish: Dish; edible: Edible }

/** What planning knows of the cookbook. Ids may be of an earlier edition of a recipe. */
export type Kitchen = Readonly<{
  recipes: readonly KitchenRecipe[]
  dish(recipeId: string): Dish | undefined
  /** The ids the recipes have today; those of recipes that are gone are left out. */
  currentIds(recipeIds: readonly string[]): string[]
  /** What somebody avoids, in the foods and recipes there are today. */
  avoidedToday(avoidances: Avoidances): Avoidances
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
  const foods = [...new Set(recipes.flatMap(({ edible }) => edible.foods))]
  const avoidedToday = (avoidances: Avoidances) => ({
    ...avoidances,
    ingredients: avoidedFoods(avoidances.ingredients, foods),
    recipes: currentIds(avoidances.recipes),
  })
  const pools = new BoundedMap<readonly Dish[]>(mostKeptPools)
  return {
    recipes,
    dish: (recipeId) => find(recipeId)?.dish,
    currentIds,
    avoidedToday,
    dishesFor: (avoidances) => {
      const key = JSON.stringify(avoidances)
      const kept = pools.get(key)
      if (kept) return kept
      const today = avoidedToday(avoidances)
      const pool = recipes.filter(({ edible }) => mayEat(edible, today)).map(({ dish }) => dish)
      pools.set(key, pool)
      return pool
    },
  }
}
