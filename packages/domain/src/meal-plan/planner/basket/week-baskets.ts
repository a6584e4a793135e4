import { daysOfPlan, daysOfWeek } from '../../../meals/meals.ts'
import type { DishNumber } from '../menu.ts'
import type { Quarters } from '../portions/portions.ts'
import { weights } from '../weights.ts'
import { priceOfExcess } from './foods/food-amounts.ts'
import type { FoodColumns } from './foods/food-columns.ts'
import { packsFor } from './foods/food-prices.ts'

const weeks = daysOfPlan / daysOfWeek

/** What each week of a plan is shopped for. */
export type WeekBaskets = {
  columns: FoodColumns
  foods: number
  /** By week and food: how many cookings use it, and its grams. */
  uses: Int16Array
  grams: Float64Array
  /** By food: how many cookings of the whole plan use it, and what that costs once a month. */
  usesOfPlan: Int16Array
  monthPrice: number
}

export function emptyBaskets(columns: FoodColumns): WeekBaskets {
  const foods = columns.foods.length
  return {
    columns,
    foods,
    uses: new Int16Array(weeks * foods),
    grams: new Float64Array(weeks * foods),
    usesOfPlan: new Int16Array(foods),
    monthPrice: 0,
  }
}

/** A cooking's foods are on the list of its week. */
export function addFoods(baskets: WeekBaskets, week: number, dish: DishNumber): void {
  const { columns, foods, uses, usesOfPlan } = baskets
  const { start, food, monthPrice } = columns
  for (let at = start[dish]!; at < start[dish + 1]!; at += 1) {
    const number = food[at]!
    uses[week * foods + number]! += 1
    if (usesOfPlan[number]! === 0) baskets.monthPrice += monthPrice[number]!
    usesOfPlan[number]! += 1
  }
}

export function takeFoods(baskets: WeekBaskets, week: number, dish: DishNumber): void {
  const { columns, foods, uses, usesOfPlan } = baskets
  const { start, food, monthPrice } = columns
  for (let at = start[dish]!; at < start[dish + 1]!; at += 1) {
    const number = food[at]!
    uses[week * foods + number]! -= 1
    usesOfPlan[number]! -= 1
    if (usesOfPlan[number]! === 0) baskets.monthPrice -= monthPrice[number]!
  }
}

/** So many quarters more of a dish are eaten; fewer when negative. */
export function addGrams(baskets: WeekBaskets, week: number, dish: DishNumber, portion: Quarters): void {
  const { columns, foods, grams } = baskets
  const { start, food, grams: perQuarter } = columns
  const from = week * foods
  for (let at = start[dish]!; at < start[dish + 1]!; at += 1)
    grams[from + food[at]!]! += portion * perQuarter[at]!
}

/** Rows on the list, those dearer that few dishes use, and packs thrown away. */
export function priceOfBasket({ columns, foods, uses, grams }: WeekBaskets, week: number): number {
  const { rowPrice, wastePrice, packGrams, mostGrams } = columns
  const from = week * foods
  let price = 0
  for (let food = 0; food < foods; food += 1) {
    const used = uses[from + food]!
    if (used === 0) continue
    price += rowPrice[food]! * timesByUses(used)
    price += priceOfExcess(grams[from + food]! / mostGrams[food]!)
    if (wastePrice[food]! === 0) continue
    const packs = grams[from + food]! / packGrams[food]!
    price += wastePrice[food]! * (packsFor(grams[from + food]!, packGrams[food]!) - packs)
  }
  return price
}

function timesByUses(uses: number): number {
  if (uses === 1) return 1 + weights.usedOnce.value
  return uses === 2 ? 1 + weights.usedOnce.value / 2 : 1
}
