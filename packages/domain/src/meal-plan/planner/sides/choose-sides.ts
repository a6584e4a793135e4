import { type Random, shuffle } from '../../../chance/seeded-random.ts'
import { mostSides } from '../../item.ts'
import { amountsOfWeekWith } from '../amounts.ts'
import { changePlate } from '../basket/change-dish.ts'
import { isBatch, portionDishes } from '../basket/day-portions.ts'
import { emptyNextDish, type NextDish, priceNextDish, wasteOfNextDish } from '../basket/next-dish.ts'
import { priceOfPlan } from '../basket/plan-price.ts'
import type { PricedPlan } from '../basket/priced-plan.ts'
import { type Budget, workOf } from '../basket/work.ts'
import { leastGain, type PlateSide, type Seat, tryOut } from '../board.ts'
import type { DishNumber } from '../menu.ts'
import { priceOfSize } from '../objective.ts'
import { type Quarters, quartersPerServing } from '../portions/portions.ts'
import { isOwnersDay } from '../table-seats.ts'
import { weights } from '../weights.ts'
import { countSidesOn, mayStandBeside, priceOfPlateSide } from './plate-sides.ts'

/** A side is eaten as it is written; half of one, or more, is only for a day that is out. */
const usual: Quarters = quartersPerServing
const ofDayOut: readonly Quarters[] = [usual, usual / 2, usual + usual / 2]
/** Of the sides that are cheapest by themselves so many are portioned with their day, of an odd day more; all for a day that is out. */
const mostTried = 5
const mostTriedOnOddDay = 15
/** A plan priced with another plate is work, too. */
const rankedPerTry = 150
/** Nobody makes more side dishes on a day. */
const mostOnADay = 4

/** PLATE-3: every plate in turn takes, loses or changes a side, where the plan costs less then. */
export function improveSides(plan: PricedPlan, random: Random, budget: Budget): void {
  for (const seat of shuffle(random, plan.seating.seats)) {
    if (workOf(plan) >= budget.most) return
    improvePlate(plan, seat, random)
  }
}

/** Whether the plate became another one; the plan is cheaper then, or `noise` dearer at most. */
export function improvePlate(plan: PricedPlan, seat: Seat, random: Random, noise = 0): boolean {
  // TOG-3: others get of a side what suits them.
  if (isBatch(seat.cooking) || !isOwnersDay(seat.day)) return false
  const had = plan.board.sidesOf[seat.number]!
  const before = priceOfPlan(plan)
  let best: readonly PlateSide[] | undefined
  let least = noise > 0 ? Number.POSITIVE_INFINITY : before - leastGain
  const tryPlate = (plate: readonly PlateSide[]) => {
    plan.ranked += rankedPerTry
    if (portionDishes(plan, seat.day, undefined, { seat, sides: plate }) === undefined) return false
    const priceNow = tryOut(plan.board, () => {
      changePlate(plan, seat, plate)
      return priceOfPlan(plan)
    })
    const price = priceNow + (noise > 0 ? noise * random() : 0)
    if (price >= least) return false
    least = price
    best = plate
    return true
  }
  for (const gone of had) tryPlate(had.filter((side) => side !== gone))
  const kept = had.slice(0, mostSides - 1)
  const isFull = countSidesOn(plan, seat.day) - (had.length - kept.length) >= mostOnADay
  const dayPrice = plan.dayPrice[seat.day]!
  const isOut = dayPrice >= weights.dayOut.value
  const usualTried = dayPrice >= weights.oddDay.value ? mostTriedOnOddDay : mostTried
  if (!isFull)
    for (const dish of cheapestSides(plan, seat, kept, isOut ? Number.POSITIVE_INFINITY : usualTried))
      for (const portion of isOut ? ofDayOut : [usual]) tryPlate([...kept, { dish, portion }])
  if (!best) return false
  changePlate(plan, seat, best)
  return true
}

const scratch = new WeakMap<PricedPlan, NextDish>()

/** By what each adds to the basket and the kitchen, less what the main could be smaller. */
function cheapestSides(plan: PricedPlan, seat: Seat, kept: readonly PlateSide[], most: number): DishNumber[] {
  const { baskets, board, menu, sides } = plan
  const { amounts } = board
  const { columns, foods } = baskets
  const { week, number: cooking } = seat.cooking
  const main = board.dishOf[cooking]!
  const next = scratch.get(plan) ?? emptyNextDish(foods)
  scratch.set(plan, next)
  priceNextDish(baskets, week, next)
  const served = board.portions[seat.number]!
  const priced: { dish: DishNumber; price: number }[] = []
  plan.ranked += sides.ofMeal[seat.meal].length
  for (const dish of sides.ofMeal[seat.meal]) {
    if (!mayStandBeside(plan, seat, dish, kept)) continue
    let price = priceOfPlateSide(plan, seat, { dish, portion: usual })
    for (let at = columns.start[dish]!; at < columns.start[dish + 1]!; at += 1)
      price += next.rows[columns.food[at]!]!
    price += wasteOfNextDish(columns, next, dish, usual)
    if (amounts) price += amountsOfWeekWith(amounts, week, dish, usual)
    const less = (usual * menu.calories[dish]!) / menu.calories[main]!
    if (served > usual) price += priceOfSize(Math.max(usual, served - less))
    priced.push({ dish, price })
  }
  return priced
    .sort((a, b) => a.price - b.price)
    .slice(0, most)
    .map(({ dish }) => dish)
}

/** Days out of their ranges: any side that brings them in. */
export function mendWithSides(plan: PricedPlan, random: Random, budget: Budget): void {
  for (const seat of shuffle(random, plan.seating.seats)) {
    if (workOf(plan) >= budget.most) return
    if (plan.dayPrice[seat.day]! >= weights.dayOut.value) improvePlate(plan, seat, random)
  }
}
