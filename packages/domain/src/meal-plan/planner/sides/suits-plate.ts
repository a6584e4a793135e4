import type { Meal } from '../../../meals/meals.ts'
import type { Cuisine } from '../../../recipes/cuisines.ts'
import type { Dish } from '../menu.ts'

/** A food of which a plate has enough with one dish: a handful of a vegetable, a quarter of an avocado. */
const muchGrams = 35

/** Kitchens whose sides and mains belong together; all others are one more. */
const kitchens: readonly (readonly Cuisine[])[] = [
  ['chinese', 'sichuan', 'japanese', 'korean', 'hawaiian'],
  ['thai', 'vietnamese', 'indonesian', 'malaysian', 'filipino'],
  ['indian', 'sri-lankan', 'persian'],
  ['mexican', 'tex-mex', 'cuban', 'caribbean', 'peruvian', 'brazilian', 'argentinian'],
]
/** What is plain goes beside everything. */
const plain: Cuisine = 'american'

/** PLATE-3: whether a side goes with what stands on the plate: its meal, its kitchen, and no food that is there in bulk already. */
export function suitsPlate(side: Dish, meal: Meal, standing: readonly Dish[]): boolean {
  return side.isSide && side.goesWith.includes(meal) && standing.every((dish) => suitsBeside(side, dish))
}

export function suitsBeside(side: Dish, dish: Dish): boolean {
  if (side.id === dish.id || !isOfOneTable(side.character.cuisine, dish.character.cuisine)) return false
  return side.foods.every(({ food, grams }) => {
    if (food.isStaple || grams < muchGrams) return true
    return !dish.foods.some((other) => other.food.id === food.id && other.grams >= muchGrams)
  })
}

function isOfOneTable(side: Cuisine, dish: Cuisine): boolean {
  return side === plain || side === dish || kitchenOf(side) === kitchenOf(dish)
}

function kitchenOf(cuisine: Cuisine): number {
  return kitchens.findIndex((own) => own.includes(cuisine))
}
