import type { Dish } from '../menu.ts'
import type { BasketFood } from './basket-food.ts'
import { monthPriceOf, packsFor, rowPriceOf, wastePriceOf } from './foods/food-prices.ts'
import { weekPrices } from './week-prices.ts'

/** What is cooked in a week, as far as it is known. */
export type CookedDish = Readonly<{ dish: Dish; servings: number; isLeftover: boolean }>
type Need = {
  food: BasketFood
  grams: number
  uses: number
  /** Of the packs that are opened anyway, what is over; counted when it is first asked for. */
  sparePacks: number | undefined
}
/** By food, in grams as sold for all who eat. */
export type WeekNeeds = ReadonlyMap<string, Need>

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
      const need = needs.get(food.id) ?? { food, grams: 0, uses: 0, sparePacks: undefined }
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
  const usesUp = dish.foods.flatMap(({ food, grams }) => {
    const need = needs.get(food.id)
    if (!need || wastePriceOf(food) === 0) return []
    const used = (grams * servings * people) / food.packGrams
    const spare = sparePacksOf(need)
    return spare >= leastSpare && used > 0 && spare - used >= -1e-9 ? [food.id] : []
  })
  const toBuy = (of: Dish) => of.foods.filter(({ food }) => !food.isStaple && !needs.has(food.id)).length
  return {
    price: basketPriceOf(needs, { dish, servings }, people),
    usesUp,
    moreToBuy: toBuy(dish) - (standing ? toBuy(standing) : 0),
  }
}

/** The price alone of that change: a draw asks it of hundreds of dishes, so nothing is made on the way. */
export function basketPriceOf(
  needs: WeekNeeds,
  { dish, servings }: { dish: Dish; servings: number },
  people: number,
): number {
  let price = 0
  for (const { id, grams, packGrams, newRow, sharedRow, thrownPack } of pricedFoodsOf(dish)) {
    const need = needs.get(id)
    const uses = need ? need.uses : 0
    price += uses === 0 ? newRow : uses <= 2 ? sharedRow : 0
    if (thrownPack === 0) continue
    const used = (grams * servings * people) / packGrams
    const spare = need ? sparePacksOf(need) : 0
    const left = spare - used
    price += thrownPack * (left >= 0 ? -used : left + Math.ceil(-left - 1e-9) - spare)
  }
  return price
}

/** A food of a dish with what follows from the food alone: a row of its own, a row that one or two dishes share already, a pack. */
type PricedFood = Readonly<{
  id: string
  grams: number
  packGrams: number
  newRow: number
  sharedRow: number
  thrownPack: number
}>

const pricedFoods = new WeakMap<Dish, readonly PricedFood[]>()

function pricedFoodsOf(dish: Dish): readonly PricedFood[] {
  const known = pricedFoods.get(dish)
  if (known) return known
  const priced = dish.foods.map(({ food, grams }) => {
    const row = rowPriceOf(food)
    return {
      id: food.id,
      grams,
      packGrams: food.packGrams,
      newRow: row * (1 + weekPrices.usedOnce) + monthPriceOf(food),
      sharedRow: -row * (weekPrices.usedOnce / 2),
      thrownPack: wastePriceOf(food),
    }
  })
  pricedFoods.set(dish, priced)
  return priced
}

/** Less of a pack is not worth a word. */
const leastSpare = 0.1

function sparePacksOf(need: Need): number {
  const { food, grams } = need
  need.sparePacks ??= packsFor(grams, food.packGrams) - grams / food.packGrams
  return need.sparePacks
}
