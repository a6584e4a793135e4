import { isUsableSwap } from '../../../../../shopping-list/home/near-equals.ts'
import type { Dish } from '../../../menu.ts'
import type { BasketFood } from '../../basket-food.ts'

/** The food whose row it is bought on, and grams of that food for a gram of it. */
export type FoodRow = Readonly<{ food: BasketFood; ratio: number }>

/**
 * By the id of a food: PAN-4 has near-equals on one row of the list, so a basket counts them once. Of all that may be cooked the food that
 * most dishes use leads, as on the list, where a plan's dishes decide.
 */
export function foodRowsOf(dishes: readonly Dish[]): ReadonlyMap<string, FoodRow> {
  const byUse = foodsByUse(dishes)
  const followers = followersOf(byUse)
  const rows = new Map<string, FoodRow>()
  for (const leader of byUse) {
    if (rows.has(leader.id)) continue
    rows.set(leader.id, { food: leader, ratio: 1 })
    for (const food of followers.get(leader.id) ?? []) {
      const swap = rows.has(food.id) ? undefined : swapFor(food, leader)
      if (swap) rows.set(food.id, { food: leader, ratio: swap.ratio })
    }
  }
  return rows
}

/** By the id of a food: those that name it as a near-equal. */
function followersOf(foods: readonly BasketFood[]): ReadonlyMap<string, readonly BasketFood[]> {
  const followers = new Map<string, BasketFood[]>()
  for (const food of foods)
    for (const { food: leader } of food.swaps?.swap ?? [])
      followers.set(leader, [...(followers.get(leader) ?? []), food])
  return followers
}

function swapFor({ swaps }: BasketFood, leader: BasketFood) {
  if (!swaps?.swap || !leader.swaps) return undefined
  const to = leader.swaps
  return swaps.swap.find((swap) => swap.food === leader.id && isUsableSwap(swap, swaps, to))
}

function foodsByUse(dishes: readonly Dish[]): BasketFood[] {
  const uses = new Map<string, { food: BasketFood; dishes: number }>()
  for (const { foods } of dishes)
    for (const { food } of foods) {
      const use = uses.get(food.id) ?? { food, dishes: 0 }
      uses.set(food.id, use)
      use.dishes += 1
    }
  return [...uses.values()]
    .sort((a, b) => b.dishes - a.dishes || (a.food.id < b.food.id ? -1 : 1))
    .map(({ food }) => food)
}
