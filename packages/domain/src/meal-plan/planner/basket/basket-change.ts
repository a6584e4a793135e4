import { oncePerValue } from '../../../derived/once-per-value.ts'
import type { Dish } from '../menu.ts'
import { weights } from '../weights.ts'
import type { BasketFood } from './basket-food.ts'
import { monthPriceOf, packsFor, rowPriceOf, wastePriceOf } from './foods/food-prices.ts'

/** What is cooked in a week, as far as it is known. */
export type CookedDish = Readonly<{ dish: Dish; servings: number; isLeftover: boolean }>
/** What a week needs, in grams as sold for all who eat. */
export type WeekNeeds = Readonly<{
  has(foodId: string): boolean
  /** By food number: cookings that use it, and what is over of the packs that are opened anyway. */
  uses: Int16Array
  sparePacks: Float64Array
}>

/** Numbers of foods, as they are met: a draw looks up thousands of them. */
const numbers = new Map<string, number>()

function numberOf({ id }: BasketFood): number {
  const known = numbers.get(id)
  if (known !== undefined) return known
  numbers.set(id, numbers.size)
  return numbers.size - 1
}

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
  const needs = new Map<string, { food: BasketFood; grams: number; uses: number }>()
  for (const { dish, servings, isLeftover } of cooked)
    for (const { food, grams } of dish.foods) {
      const need = needs.get(food.id) ?? { food, grams: 0, uses: 0 }
      needs.set(food.id, need)
      need.grams += grams * servings * people
      if (!isLeftover) need.uses += 1
    }
  for (const { food } of needs.values()) numberOf(food)
  const uses = new Int16Array(numbers.size)
  const sparePacks = new Float64Array(numbers.size)
  for (const { food, grams, uses: times } of needs.values()) {
    uses[numberOf(food)] = times
    sparePacks[numberOf(food)] = packsFor(grams, food.packGrams) - grams / food.packGrams
  }
  return { has: (id) => needs.has(id), uses, sparePacks }
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
    if (!needs.has(food.id) || wastePriceOf(food) === 0) return []
    const used = (grams * servings * people) / food.packGrams
    const spare = needs.sparePacks[numberOf(food)]!
    return spare >= leastSpare && used > 0 && spare - used >= -1e-9 ? [food.id] : []
  })
  const toBuy = (of: Dish) => of.foods.filter(({ food }) => !food.isStaple && !needs.has(food.id)).length
  return {
    price: basketPriceOf(needs, dish, { servings, people }),
    usesUp,
    moreToBuy: toBuy(dish) - (standing ? toBuy(standing) : 0),
  }
}

/** The price alone of that change: a draw asks it of hundreds of dishes, so nothing is made on the way. */
export function basketPriceOf(
  { uses, sparePacks }: WeekNeeds,
  dish: Dish,
  { servings, people }: { servings: number; people: number },
): number {
  const { foods, grams, packGrams, newRow, sharedRow, thrownPack } = foodPricesOf(dish)
  let price = 0
  for (let at = 0; at < foods.length; at += 1) {
    // A food that was met later has a number beyond those of the week.
    const used = uses[foods[at]!] ?? 0
    price += used === 0 ? newRow[at]! : used <= 2 ? sharedRow[at]! : 0
    if (thrownPack[at] === 0) continue
    const packs = (grams[at]! * servings * people) / packGrams[at]!
    const spare = sparePacks[foods[at]!] ?? 0
    const left = spare - packs
    price += thrownPack[at]! * (left >= 0 ? -packs : left + Math.ceil(-left - 1e-9) - spare)
  }
  return price
}

/** Of each food of a dish what follows from the food alone: a row of its own, one that one or two dishes share already, a pack. */
const foodPricesOf = oncePerValue(({ foods }: Dish) => {
  const column = (of: (one: Dish['foods'][number]) => number) => Float64Array.from(foods, of)
  return {
    foods: Int32Array.from(foods, ({ food }) => numberOf(food)),
    grams: column(({ grams }) => grams),
    packGrams: column(({ food }) => food.packGrams),
    newRow: column(({ food }) => rowPriceOf(food) * (1 + weights.usedOnce.value) + monthPriceOf(food)),
    sharedRow: column(({ food }) => -rowPriceOf(food) * (weights.usedOnce.value / 2)),
    thrownPack: column(({ food }) => wastePriceOf(food)),
  }
})

/** Less of a pack is not worth a word. */
const leastSpare = 0.1
