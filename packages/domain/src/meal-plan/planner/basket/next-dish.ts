import type { DishNumber } from '../menu.ts'
import type { Quarters } from '../portions/portions.ts'
import { weights } from '../weights.ts'
import { priceOfExcess } from './foods/food-amounts.ts'
import type { FoodColumns } from './foods/food-columns.ts'
import { packsFor } from './foods/food-prices.ts'
import type { WeekBaskets } from './week-baskets.ts'

/** What one dish more would add, food by food: to the rows, by what is over of a pack that is opened anyway, and to an amount near its most. */
export type NextDish = { rows: Float64Array; spare: Float64Array; parts: Float64Array }

export function emptyNextDish(foods: number): NextDish {
  const column = () => new Float64Array(foods)
  return { rows: column(), spare: column(), parts: column() }
}

export function priceNextDish(baskets: WeekBaskets, week: number, into: NextDish): void {
  const { columns, foods, uses, usesOfPlan, grams } = baskets
  const { rowPrice, monthPrice, wastePrice, packGrams, mostGrams } = columns
  const from = week * foods
  for (let food = 0; food < foods; food += 1) {
    into.parts[food] = grams[from + food]! / mostGrams[food]!
    const used = uses[from + food]!
    const rows =
      used === 0
        ? rowPrice[food]! * (1 + weights.usedOnce.value)
        : used <= 2
          ? -rowPrice[food]! * (weights.usedOnce.value / 2)
          : 0
    into.rows[food] = rows + (usesOfPlan[food] === 0 ? monthPrice[food]! : 0)
    if (wastePrice[food]! === 0) continue
    const packs = grams[from + food]! / packGrams[food]!
    into.spare[food] = used === 0 ? 0 : packsFor(grams[from + food]!, packGrams[food]!) - packs
  }
}

/** What a portion of a dish changes of what is thrown away. */
export function wasteOfNextDish(
  columns: FoodColumns,
  { spare }: NextDish,
  dish: DishNumber,
  portion: Quarters,
): number {
  const { start, wasted, food, grams, packGrams, wastePrice } = columns
  let price = 0
  for (let at = start[dish]!; at < wasted[dish]!; at += 1) {
    const number = food[at]!
    const use = (portion * grams[at]!) / packGrams[number]!
    const left = spare[number]! - use
    price += wastePrice[number]! * (left >= 0 ? -use : left + Math.ceil(-left - 1e-9) - spare[number]!)
  }
  return price
}

/** What a portion of a dish adds to the price of amounts that are too much. */
export function priceOfNextExcess(
  { start, food, grams, mostGrams }: FoodColumns,
  { parts }: NextDish,
  dish: DishNumber,
  portion: Quarters,
): number {
  let price = 0
  for (let at = start[dish]!; at < start[dish + 1]!; at += 1) {
    const number = food[at]!
    const had = parts[number]!
    const next = had + (portion * grams[at]!) / mostGrams[number]!
    if (next > 1) price += priceOfExcess(next) - priceOfExcess(had)
  }
  return price
}
