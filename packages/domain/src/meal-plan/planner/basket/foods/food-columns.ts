import type { Dish, DishNumber } from '../../menu.ts'
import { quartersPerServing } from '../../portions/portions.ts'
import type { BasketFood } from '../basket-food.ts'
import { mostGramsAWeek } from './food-amounts.ts'
import { monthPriceOf, rowPriceOf, wastePriceOf } from './food-prices.ts'
import { type FoodRow, foodRowsOf } from './near-equals/food-rows.ts'

/** A food's place in the columns below. */
export type FoodNumber = number

/** The foods of a menu as columns, near-equals as one: the ranking of one slot adds up thousands of them. */
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
  /** What all who eat have of it in a week before it is too much. */
  mostGrams: Float64Array
}

type Eaters = { people: number; caloriesADay: number }

export function foodColumnsOf(dishes: readonly Dish[], { people, caloriesADay }: Eaters): FoodColumns {
  const rows = foodRowsOf(dishes)
  const needs = dishes.map((dish) => needsOf(dish, rows))
  const numbers = new Map<BasketFood, FoodNumber>()
  for (const need of needs)
    for (const food of need.keys()) if (!numbers.has(food)) numbers.set(food, numbers.size)
  const foods = [...numbers.keys()]
  const prices = {
    rowPrice: Float64Array.from(foods, rowPriceOf),
    monthPrice: Float64Array.from(foods, monthPriceOf),
    wastePrice: Float64Array.from(foods, wastePriceOf),
    packGrams: Float64Array.from(foods, ({ packGrams }) => packGrams),
    mostGrams: Float64Array.from(foods, (food) => people * mostGramsAWeek(food, caloriesADay)),
  }
  return { foods, ...prices, ...columnsOf(needs, people, { numbers, wastePrice: prices.wastePrice }) }
}

/** By the food whose row it is: grams of a serving. A dish of two near-equals needs one food. */
function needsOf({ foods }: Dish, rows: ReadonlyMap<string, FoodRow>): Map<BasketFood, number> {
  const needs = new Map<BasketFood, number>()
  for (const { food: own, grams } of foods) {
    const { food, ratio } = rows.get(own.id)!
    needs.set(food, (needs.get(food) ?? 0) + grams * ratio)
  }
  return needs
}

type KnownFoods = { numbers: ReadonlyMap<BasketFood, FoodNumber>; wastePrice: Float64Array }

function columnsOf(
  needs: readonly ReadonlyMap<BasketFood, number>[],
  people: number,
  { numbers, wastePrice }: KnownFoods,
) {
  const start = new Int32Array(needs.length + 1)
  const wasted = new Int32Array(needs.length)
  for (const [at, { size }] of needs.entries()) start[at + 1] = start[at]! + size
  const food = new Int32Array(start[needs.length]!)
  const grams = new Float64Array(food.length)
  const perQuarter = people / quartersPerServing
  for (const [at, need] of needs.entries()) {
    let first = start[at]!
    let last = start[at + 1]! - 1
    for (const [needed, own] of need) {
      const number = numbers.get(needed)!
      const place = wastePrice[number]! > 0 ? first++ : last--
      food[place] = number
      grams[place] = own * perQuarter
    }
    wasted[at] = first
  }
  return { start, wasted, food, grams }
}

export function holdsFood({ start, food }: FoodColumns, dish: DishNumber, wanted: FoodNumber): boolean {
  for (let at = start[dish]!; at < start[dish + 1]!; at += 1) if (food[at] === wanted) return true
  return false
}
