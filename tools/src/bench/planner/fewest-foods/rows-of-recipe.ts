// What a recipe puts on a list, as the bench counts foods: no staples, parts as what they come in, near-equals as one row.
import type { Food } from '@butterleaf/cookbook/foods/food'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { addUp } from '@butterleaf/domain/shopping-list/add-up'
import { isUsableSwap } from '@butterleaf/domain/shopping-list/home/near-equals'
import { isStaple } from '../basket/plan-amounts.ts'

/** Ids of foods any of which may be the row of one that is needed: the food itself, or a near-equal. */
export type FoodRows = readonly string[]
type Counted = Pick<Recipe, 'id' | 'title' | 'servings' | 'ingredients'>

/**
 * A finished list merges more carefully: a row stands in for others only where it is cooked with itself. So no list has
 * fewer rows than the fewest foods that have one of each of these.
 */
export function rowsOfRecipes(recipes: readonly Counted[]): (recipe: Counted) => FoodRows[] {
  const sold = recipes.flatMap(({ ingredients }) =>
    ingredients.map(({ food }) => food.comesIn?.whole ?? food),
  )
  const foods = new Map(sold.map((food) => [food.id, food]))
  return ({ id, title, servings, ingredients }) => {
    const needs = addUp([{ itemId: id, recipeTitle: title, factor: 1 / servings, ingredients }])
    return needs.flatMap(({ food }) => {
      const rows = rowsOf(foods.get(food.id)!, foods)
      return rows.some((row) => isStaple(foods.get(row)!)) ? [] : [rows]
    })
  }
}

function rowsOf(food: Food, foods: ReadonlyMap<string, Food>): FoodRows {
  const others = food.swap.filter((swap) => {
    const leader = foods.get(swap.food)
    return leader && leader !== food && isUsableSwap(swap, food, leader)
  })
  return [food.id, ...others.map((swap) => swap.food)]
}
