import type { Meal } from '../../meals/meals.ts'
import type { Dish } from '../planner/menu.ts'

/** A food that a plate has enough of already: half a cup of a vegetable, an avocado. */
const muchGrams = 60

/** PLATE-3: whether a side goes with what stands on the plate: its meal, its kitchen, and no food that is there in bulk already. */
export function suitsPlate(side: Dish, meal: Meal, standing: readonly Dish[]): boolean {
  return side.isSide && side.goesWith.includes(meal) && standing.every((dish) => suitsBeside(side, dish))
}

function suitsBeside(side: Dish, dish: Dish): boolean {
  if (side.id === dish.id) return false
  return side.foods.every(({ food, grams }) => {
    if (food.isStaple || grams < muchGrams) return true
    return !dish.foods.some((other) => other.food.id === food.id && other.grams >= muchGrams)
  })
}
