import type { Random } from '../../../chance/seeded-random.ts'
import { shuffle } from '../../../chance/seeded-random.ts'
import { keepsFor, type PlacedCooking, type Seat } from '../board.ts'
import { canBeShared } from '../portions/batches.ts'
import { improvePlate } from '../sides/choose-sides.ts'
import { changeDish, changePlate } from './change-dish.ts'
import { chooseAnotherDish } from './choose-dish.ts'
import { isBatch } from './day-portions.ts'
import { type DayPair, exchangePair } from './exchange-pair.ts'
import { type FoodNumber, holdsFood } from './foods/food-columns.ts'
import { keepIfPlanIsCheaper } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'
import type { RankWishes } from './rank-by-basket.ts'

/** A large change of a plan; false where it can't be made, and what it left behind is undone by the caller. */
export type BasketMove = (plan: PricedPlan, around: MoveAround) => boolean
export type MoveAround = { random: Random; week: readonly PlacedCooking[]; temperature: number }

/** A food that so many dishes of the week use is worth its place. */
const mostUsers = 5
const pairShare = 0.6

/** A food goes from the week: every dish with it is replaced. The fewer use it, the likelier. */
export const throwFoodOut: BasketMove = (plan, { random, week, temperature }) => {
  const { columns, foods, uses } = plan.baskets
  const from = week[0]!.week * foods
  const food = drawFood(plan, random, (number) => {
    const used = uses[from + number]!
    return used === 0 ? 0 : (columns.rowPrice[number]! + 0.2 * columns.monthPrice[number]!) / used ** 2
  })
  if (food === undefined) return false
  const { dishOf, sidesOf } = plan.board
  const has = ({ number }: PlacedCooking) => holdsFood(columns, dishOf[number]!, food)
  const users = week.filter(has)
  const plates = week.flatMap(({ seats }) => seats.filter((seat) => hasOnPlate(plan, seat, food)))
  const count = users.length + plates.length
  if (count === 0 || count > mostUsers) return false
  for (const seat of plates)
    changePlate(
      plan,
      seat,
      sidesOf[seat.number]!.filter(({ dish }) => !holdsFood(columns, dish, food)),
    )
  const wishes = { without: food, noise: temperature / 2 }
  return shuffle(random, users).every(
    (cooking) => !has(cooking) || replaceDish(plan, cooking, random, wishes),
  )
}

function hasOnPlate({ board, baskets }: PricedPlan, { number }: Seat, food: FoodNumber): boolean {
  return board.sidesOf[number]!.some(({ dish }) => holdsFood(baskets.columns, dish, food))
}

/** A dish comes that uses what the week buys anyway: what few use, and of which much is thrown away. */
export const useFoodAgain: BasketMove = (plan, { random, week, temperature }) => {
  const { columns, foods, uses } = plan.baskets
  const from = week[0]!.week * foods
  const food = drawFood(plan, random, (number) => {
    const used = uses[from + number]!
    const isWorth = used > 0 && used < 4 && columns.rowPrice[number]! >= 0.4
    return isWorth ? 1 / used + columns.wastePrice[number]! : 0
  })
  if (food === undefined) return false
  return replaceDish(plan, anyOf(random, week), random, { using: food, noise: temperature })
}

/** Two cookings of a day at once. */
export const exchangeOnADay: BasketMove = (plan, { random, week, temperature }) => {
  const pair = pairWith(plan, anyOf(random, week), random)
  return pair !== undefined && exchangePair(plan, pair, random, { noise: 1.5 * temperature })
}

/** PLATE-3: one plate takes, loses or changes a side. */
export const changeAPlate: BasketMove = (plan, { random, week, temperature }) =>
  improvePlate(plan, anyOf(random, anyOf(random, week).seats), random, temperature)

/** One cooking, a little at random. */
export const drawAgain: BasketMove = (plan, { random, week, temperature }) =>
  chooseAnotherDish(plan, anyOf(random, week), random, { noise: 2 * temperature })

/** Two cookings of a kind exchange their dishes, of two weeks or of one. */
export const exchangeDishes: BasketMove = (plan, { random, week }) => {
  const one = anyOf(random, week)
  const others = likeCookings(plan, one)
  return others.length > 0 && exchange(plan, one, anyOf(random, others))
}

/** Of the same meal, for as many seats, with another dish. */
export function likeCookings(
  { seating, board: { dishOf } }: PricedPlan,
  one: PlacedCooking,
): PlacedCooking[] {
  const dish = dishOf[one.number]
  return seating.cookings.filter(
    (other) =>
      other.meal === one.meal && other.seats.length === one.seats.length && dishOf[other.number] !== dish,
  )
}

/** Each gets the dish of the other. False where one may not; what is left behind then is undone by the caller. */
function exchange(plan: PricedPlan, one: PlacedCooking, other: PlacedCooking): boolean {
  const { dishOf } = plan.board
  const [dish, otherDish] = [dishOf[one.number]!, dishOf[other.number]!]
  if (!keeps(plan, one, otherDish) || !keeps(plan, other, dish)) return false
  changeDish(plan, one, otherDish)
  changeDish(plan, other, dish)
  return isSpaced(plan, one) && isSpaced(plan, other)
}

export function exchangeIfCheaper(plan: PricedPlan, one: PlacedCooking, other: PlacedCooking): boolean {
  return keepIfPlanIsCheaper(plan, () => exchange(plan, one, other))
}

function keeps(plan: PricedPlan, cooking: PlacedCooking, dish: number): boolean {
  return (
    keepsFor(plan.board, cooking, dish) &&
    cooking.candidates.includes(dish) &&
    canBeShared(plan.menu, cooking, dish)
  )
}

/** Whether no other cooking of its dish is too near, seen from either. */
function isSpaced(plan: PricedPlan, cooking: PlacedCooking): boolean {
  const { cookings, kept, dishOf } = plan.board
  const { tooNear, cookedOn } = cooking
  const isNear = (other: PlacedCooking) =>
    other !== cooking &&
    dishOf[other.number] === dishOf[cooking.number] &&
    ((other.cookedOn & tooNear) !== 0 || (other.tooNear & cookedOn) !== 0)
  return !cookings.some(isNear) && !kept.some(isNear)
}

function replaceDish(plan: PricedPlan, cooking: PlacedCooking, random: Random, wishes: RankWishes): boolean {
  const pair = random() < pairShare ? pairWith(plan, cooking, random) : undefined
  if (pair) return exchangePair(plan, pair, random, wishes)
  return chooseAnotherDish(plan, cooking, random, wishes)
}

/** Another cooking that a day of this one eats from; desserts are left alone, since two days share them. */
export function pairWith(plan: PricedPlan, one: PlacedCooking, random: Random): DayPair | undefined {
  if (isBatch(one)) return undefined
  const day = anyOf(random, one.days)
  const others = new Set(plan.seating.seatsOn[day]!.map(({ cooking }) => cooking))
  const mates = [...others].filter((other) => other !== one && !isBatch(other) && other.week === one.week)
  return mates.length > 0 ? { one, other: anyOf(random, mates), day } : undefined
}

/** A food of the week, the likelier the more it weighs. */
function drawFood(
  { baskets }: PricedPlan,
  random: Random,
  weightOf: (food: FoodNumber) => number,
): FoodNumber | undefined {
  let drawn: FoodNumber | undefined
  let sum = 0
  for (let food = 0; food < baskets.foods; food += 1) {
    const weight = weightOf(food)
    if (weight === 0) continue
    sum += weight
    if (random() * sum < weight) drawn = food
  }
  return drawn
}

function anyOf<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)]!
}
