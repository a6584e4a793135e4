import type { Food } from './food.ts'

/** Every food by its id, a part with the food it comes in: a yolk with its egg. */
export function linkParts(foods: readonly Food[]): Map<string, Food> {
  const byId = new Map(foods.map((food) => [food.id, food]))
  for (const food of foods) {
    const whole = food.partOf && byId.get(food.partOf.food)
    if (!food.partOf || !whole) continue
    const { grams, leavesRest } = food.partOf
    byId.set(food.id, { ...food, comesIn: { whole, gramsFromOne: grams, leavesRest } })
  }
  return byId
}
