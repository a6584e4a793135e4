import type { Dish, DishNumber } from '../menu.ts'
import { quartersPerServing } from '../portions/portions.ts'
import type { BasketFood } from './basket-food.ts'
import { monthPriceOf, rowPriceOf, wastePriceOf } from './food-prices.ts'

/** A food's place in the columns below. */
export type FoodNumber = number

/** The foods of a menu as columns: the ranking of one slot adds up thousands of them. */
export type FoodColumns = {
  foods: readonly BasketFood[]
  /** The foods of a dish stand from `start[dish]` to before `start[dish + 1]`; those to `wasted[dish]` are thrown away when left over. */
  start: Int32Array
  wasted: Int32Array
  food: Int32Array
  /** Of a quarter of a serving, for all who eat. */
  grams: Float64Array
  /** By food: a row on a week's list, the same once a month, a pack thrown away, and what a pack holds. */
  rowPrice: Float64Array
  monthPrice: Float64Array
  wastePrice: Float64Array
  packGrams: Float64Array
}

export function foodColumnsOf(dishes: readonly Dish[], people: number): FoodColumns {
  const numbers = new Map<string, FoodNumber>()
  const foods: BasketFood[] = []
  for (const dish of dishes)
    for (const { food } of dish.foods) {
      if (numbers.has(food.id)) continue
      numbers.set(food.id, foods.length)
      foods.push(food)
    }
  const prices = {
    rowPrice: Float64Array.from(foods, rowPriceOf),
    monthPrice: Float64Array.from(foods, monthPriceOf),
    wastePrice: Float64Array.from(foods, wastePriceOf),
    packGrams: Float64Array.from(foods, ({ packGrams }) => packGrams),
  }
  return { foods, ...prices, ...rowsOf(dishes, people, { numbers, wastePrice: prices.wastePrice }) }
}

type KnownFoods = { numbers: ReadonlyMap<string, FoodNumber>; wastePrice: Float64Array }

function rowsOf(dishes: readonly Dish[], people: number, { numbers, wastePrice }: KnownFoods) {
  const start = new Int32Array(dishes.length + 1)
  const wasted = new Int32Array(dishes.length)
  for (const [at, { foods }] of dishes.entries()) start[at + 1] = start[at]! + foods.length
  const food = new Int32Array(start[dishes.length]!)
  const grams = new Float64Array(food.length)
  const perQuarter = people / quartersPerServing
  for (const [at, dish] of dishes.entries()) {
    let first = start[at]!
    let last = start[at + 1]! - 1
    for (const part of dish.foods) {
      const number = numbers.get(part.food.id)!
      const place = wastePrice[number]! > 0 ? first++ : last--
      food[place] = number
      grams[place] = part.grams * perQuarter
    }
    wasted[at] = first
  }
  return { start, wasted, food, grams }
}

export function holdsFood({ start, food }: FoodColumns, dish: DishNumber, wanted: FoodNumber): boolean {
  for (let at = start[dish]!; at < start[dish + 1]!; at += 1) if (food[at] === wanted) return true
  return false
}
