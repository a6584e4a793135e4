import type { StockCooking } from '../stock.ts'
import type { PackSize, StockFood } from '../stock-food.ts'
import type { ShoppingTrip } from '../trip-food.ts'

export const bag = (grams: number): PackSize => ({ unit: 'bag', grams })

/** Keeps 6 days, cut 4. */
export const spinach: StockFood = {
  id: 'spinach',
  packs: [bag(200)],
  keeps: { closed: 6, opened: 4 },
  price: 1,
  isStaple: false,
}
/** Keeps for weeks, even cut. */
export const cabbage: StockFood = {
  id: 'cabbage',
  packs: [{ unit: 'head', grams: 900 }],
  keeps: { closed: 40, opened: 14 },
  price: 1,
  isStaple: false,
}
export const salmon: StockFood = {
  id: 'salmon',
  packs: [{ unit: 'loose', grams: 50 }],
  keeps: { closed: 2, opened: 2 },
  price: 3,
  isStaple: false,
}
export const paprika: StockFood = {
  id: 'paprika',
  packs: [{ unit: 'jar', grams: 50 }],
  keeps: { closed: 700, opened: 300 },
  price: 1,
  isStaple: true,
}

export const stockFoods: ReadonlyMap<string, StockFood> = new Map(
  [spinach, cabbage, salmon, paprika].map((food) => [food.id, food]),
)

export function cookingOn(day: number, grams: Readonly<Record<string, number>>): StockCooking {
  return { day, minutes: 20, foods: Object.entries(grams).map(([food, each]) => ({ food, grams: each })) }
}

export function weeklyTrips(weeks = 4): ShoppingTrip[] {
  return Array.from({ length: weeks }, (_, week) => ({ day: week * 7, isBought: true }))
}
