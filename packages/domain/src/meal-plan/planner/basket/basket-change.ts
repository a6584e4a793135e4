import type { Dish } from '../menu.ts'
import type { BasketFood } from './basket-food.ts'
import { monthPriceOf, packsFor, rowPriceOf, wastePriceOf } from './foods/food-prices.ts'
import { weekPrices } from './week-prices.ts'

/** What is cooked in a week, as far as it is known. */
export type CookedDish = Readonly<{ dish: Dish; servings: number; isLeftover: boolean }>
type Need = { food: BasketFood; grams: number; uses: number }
/** By food, in grams as sold for all who eat. */
export type WeekNeeds = ReadonlyMap<string, Readonly<Need>>

/** What a dish would do to the basket of a week. */
export type BasketChange = Readonly<{
  /** In the planner's prices. */
  price: number
  /** Ids of foods that the week buys anyway and has left over, of which the dish opens no further pack. */
  usesUp: readonly string[]
  /** Foods to buy beside those of the week; fewer than none where it takes the place of a dish that needs more. */
  moreToBuy: number
}>

export function weekNeedsOf(cooked: readonly CookedDish[], people: number): WeekNeeds {
  const needs = new Map<string, Need>()
  for (const { dish, servings, isLeftover } of cooked)
    for (const { food, grams } of dish.foods) {
      const need = needs.get(food.id) ?? { food, grams: 0, uses: 0 }
      needs.set(food.id, need)
      need.grams += grams * servings * people
      if (!isLeftover) need.uses += 1
    }
  return needs
}

type Asked = {
  people: number
  /** What the dish would take the place of. */
  standing?: Dish | undefined
}

export function basketChangeOf(
  needs: WeekNeeds,
  { dish, servings }: { dish: Dish; servings: number },
  { people, standing }: Asked,
): BasketChange {
  let price = 0
  const usesUp: string[] = []
  for (const { food, grams } of dish.foods) {
    const need = needs.get(food.id)
    price += rowChange(food, need?.uses ?? 0)
    const perPack = wastePriceOf(food)
    if (perPack === 0) continue
    const used = (grams * servings * people) / food.packGrams
    const spare = need ? sparePacks(need) : 0
    const left = spare - used
    price += perPack * (left >= 0 ? -used : left + Math.ceil(-left - 1e-9) - spare)
    if (spare >= leastSpare && used > 0 && left >= -1e-9) usesUp.push(food.id)
  }
  const toBuy = (of: Dish) => of.foods.filter(({ food }) => !food.isStaple && !needs.has(food.id)).length
  return { price, usesUp, moreToBuy: toBuy(dish) - (standing ? toBuy(standing) : 0) }
}

/** Less of a pack is not worth a word. */
const leastSpare = 0.1

function rowChange(food: BasketFood, uses: number): number {
  const row = rowPriceOf(food)
  if (uses === 0) return row * (1 + weekPrices.usedOnce) + monthPriceOf(food)
  return uses <= 2 ? -row * (weekPrices.usedOnce / 2) : 0
}

function sparePacks({ food, grams }: Need): number {
  return packsFor(grams, food.packGrams) - grams / food.packGrams
}
