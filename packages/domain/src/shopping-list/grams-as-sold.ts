import { addAmounts } from '../kitchen/add-amounts.ts'
import type { Amount } from '../kitchen/amount.ts'
import { gramsPerUnit } from '../kitchen/measured-food.ts'
import type { ListFood } from './listed-cooking.ts'

export type Use = { food: ListFood; amount: Amount }

export function foodAsSold(food: ListFood): ListFood {
  return food.comesIn?.whole ?? food
}

/**
 * SHOP-3: grams of what is sold for all its uses, whole or in parts. Three yolks and three whites are three
 * eggs, beside the eggs cracked whole; zest comes off lemons that are bought anyway.
 */
export function gramsAsSold(sold: ListFood, uses: readonly Use[]): number {
  const foods = [...new Map(uses.map(({ food }) => [food.id, food])).values()]
  const gramsFor = (food: ListFood) => gramsOfSold(food, uses)
  const most = (parts: readonly ListFood[]) => Math.max(0, ...parts.map(gramsFor))
  const parts = foods.filter(({ comesIn }) => comesIn)
  const taken = most(parts.filter(({ comesIn }) => !comesIn?.leavesRest))
  const spared = most(parts.filter(({ comesIn }) => comesIn?.leavesRest))
  return Math.max(gramsFor(sold) + taken, spared)
}

/** What one food, itself or a part, takes of what is sold. */
function gramsOfSold(food: ListFood, uses: readonly Use[]): number {
  const amounts = uses.filter((use) => use.food.id === food.id).map(({ amount }) => amount)
  const grams = addAmounts(amounts, food)
  if (!food.comesIn) return grams
  const { whole, gramsFromOne } = food.comesIn
  return (grams / gramsFromOne) * (gramsPerUnit(whole, 'piece') ?? whole.buy.grams)
}
