import { daysLeftoversKeep } from '../../meals/meals.ts'
import { avoidedFoods } from '../../recipes/avoided-foods.ts'
import { foodGroupIdOf } from '../../recipes/food-groups.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { type Avoidances, type Edible, mayEat } from '../../recipes/may-eat.ts'
import type { KeepsDays } from '../feeding.ts'
import type { Dish } from '../planner/menu.ts'
import type { PlanRequest } from '../planner/plan-days.ts'

/**
 * All planning needs of a recipe; plain, since threads get a copy. What is offered by hand alone the planner doesn't choose; what is
 * never offered is only there to show what was cooked of it.
 */
export type KitchenRecipe = Readonly<{ dish: Dish; edible: Edible; offered?: 'by-hand' | 'never' }>

/** Who chooses. */
export type Chooser = 'planner' | 'person'

/** What planning knows of the recipes. */
export type Kitchen = Readonly<{
  recipes: readonly KitchenRecipe[]
  recipe(recipeId: RecipeId): KitchenRecipe | undefined
  dish(recipeId: RecipeId): Dish | undefined
  /** Undefined of what is never offered: it may not be served. */
  edible(recipeId: RecipeId): Edible | undefined
  /** Replaces each avoided name by the foods that it means; a name that is a group's means the group too. */
  expandFoodNames(avoidances: Avoidances): Avoidances
  /** What slots may be filled with: no sides. Without a chooser, what the planner may choose. */
  dishesFor(avoidances: Avoidances, chooser?: Chooser): readonly Dish[]
  /** ED-2: what may stand beside a main. */
  sidesFor(avoidances: Avoidances, chooser?: Chooser): readonly Dish[]
}>

/** A recipe that is no more keeps as leftovers did when it was planned. */
export function keepsDaysIn(kitchen: Pick<Kitchen, 'dish'>): KeepsDays {
  return (recipeId) => kitchen.dish(recipeId)?.keepsDays ?? daysLeftoversKeep
}

/** PLAN-5: with those that more equipment would add. */
export function dishesToPlanWith(
  kitchen: Pick<Kitchen, 'dishesFor' | 'sidesFor'>,
  avoidances: Avoidances,
): Pick<PlanRequest, 'dishes' | 'sides' | 'lacking'> {
  const { lacking: equipment } = avoidances
  const dishesWithout: NonNullable<PlanRequest['lacking']>['dishesWithout'] = (lacking) =>
    kitchen.dishesFor({ ...avoidances, lacking })
  return {
    dishes: kitchen.dishesFor(avoidances),
    sides: kitchen.sidesFor(avoidances),
    lacking: equipment.length > 0 ? { equipment, dishesWithout } : undefined,
  }
}

/** With a base: its recipes as well, where `own` has no newer one with the same id. */
export function kitchenOf(own: readonly KitchenRecipe[], base?: Kitchen): Kitchen {
  const byId = new Map(own.map((recipe) => [recipe.dish.id, recipe]))
  const recipes = base ? [...base.recipes.filter(({ dish }) => !byId.has(dish.id)), ...own] : own
  const foods = [...new Set(recipes.flatMap(({ edible }) => edible.foods))]
  const groups = new Set(recipes.flatMap(({ edible }) => edible.groups))
  const expandFoodNames = (avoidances: Avoidances) => {
    const { ingredients } = avoidances
    const named = ingredients.map(foodGroupIdOf).filter((id) => groups.has(id))
    return {
      ...avoidances,
      ingredients: avoidedFoods(ingredients, foods),
      groups: [...avoidances.groups, ...named],
    }
  }
  const offeredFor = (avoidances: Avoidances, chooser: Chooser) => {
    const expanded = expandFoodNames(avoidances)
    return recipes
      .filter((recipe) => isOfferedTo(chooser, recipe) && mayEat(recipe.edible, expanded))
      .map(({ dish }) => dish)
  }
  return {
    recipes,
    recipe: (recipeId) => byId.get(recipeId) ?? base?.recipe(recipeId),
    dish: (recipeId) => byId.get(recipeId)?.dish ?? base?.dish(recipeId),
    edible: (recipeId) => {
      const known = byId.get(recipeId)
      if (!known) return base?.edible(recipeId)
      return known.offered === 'never' ? undefined : known.edible
    },
    expandFoodNames,
    dishesFor: (avoidances, chooser = 'planner') =>
      offeredFor(avoidances, chooser).filter((dish) => !dish.isSide),
    sidesFor: (avoidances, chooser = 'planner') =>
      offeredFor(avoidances, chooser).filter((dish) => dish.isSide),
  }
}

/** The base itself for a person without recipes of their own. */
export function withOwnRecipes(own: readonly KitchenRecipe[], base: Kitchen): Kitchen {
  return own.length > 0 ? kitchenOf(own, base) : base
}

function isOfferedTo(chooser: Chooser, { offered }: KitchenRecipe): boolean {
  return offered === undefined || (offered === 'by-hand' && chooser === 'person')
}
