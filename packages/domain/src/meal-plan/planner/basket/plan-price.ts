import { daysOfPlan, daysOfWeek } from '../../../meals/meals.ts'
import { amountsOfWeek } from '../amounts.ts'
import { keepIfCheaper, type PlacedCooking } from '../board.ts'
import type { DishNumber } from '../menu.ts'
import { brokenIn } from '../portions/whole-pieces.ts'
import { priceOfSideRhythm, priceOfSides } from '../sides/plate-sides.ts'
import { mealsOfCooking } from '../slots.ts'
import { isOwnersDay } from '../table-seats.ts'
import { weights } from '../weights.ts'
import type { PricedPlan } from './priced-plan.ts'
import { priceOfSameness } from './sameness.ts'
import { priceOfBasket } from './week-baskets.ts'

/** All a plan costs; of its weeks, those that changed are priced again. */
export function priceOfPlan(plan: PricedPlan): number {
  const { weekPrice, isStale, dayPrice } = plan
  let price = plan.cookingPrice + plan.baskets.monthPrice + priceOfDinners(plan) + priceOfSideRhythm(plan)
  price += priceOfCopiedDays(plan) + priceOfTwoWeeks(plan)
  for (let week = 0; week < weekPrice.length; week += 1) {
    if (isStale[week]) {
      weekPrice[week] =
        priceOfBasket(plan.baskets, week) +
        priceOfSameness(plan.sameness, week) +
        priceOfBroken(plan, week) +
        priceOfSides(plan, week) +
        (plan.board.amounts ? amountsOfWeek(plan.board.amounts, week) : 0)
      isStale[week] = 0
    }
    price += weekPrice[week]!
  }
  for (let day = 0; day < dayPrice.length; day += 1) price += dayPrice[day]!
  return price
}

/** Keeps a change that makes the plan cheaper. */
export function keepIfPlanIsCheaper(plan: PricedPlan, change: () => boolean): boolean {
  return keepIfCheaper(plan.board, () => priceOfPlan(plan), change)
}

/** Minutes at the stove, and what a person's tastes say. */
export function priceOfCooking(
  { taste, minutes }: Pick<PricedPlan, 'taste' | 'minutes'>,
  { slots, isDiscovery }: Pick<PlacedCooking, 'slots' | 'isDiscovery'>,
  dish: DishNumber,
): number {
  const ofMeal = isDiscovery ? weights.newDishTimes.value * taste.ofDiscovery[dish]! : taste.ofMeal[dish]!
  return (
    weights.minute.value * minutes[mealsOfCooking(slots)]![dish]! +
    weights.taste.value * (taste.ofDish[dish]! + slots.length * ofMeal)
  )
}

/** Of cookings that feed several meals; the portion of any other is priced with its day. */
function priceOfBroken({ menu, seating, board }: PricedPlan, week: number): number {
  let broken = 0
  for (const { number, seats, week: own } of seating.cookings) {
    if (own !== week || seats.length === 1) continue
    const dish = menu.dishes[board.dishOf[number]!]!
    let cooked = 0
    for (const seat of seats) cooked += board.portions[seat.number]!
    broken += brokenIn(dish, [cooked], menu.people)
  }
  return weights.brokenPiece.value * broken
}

const spread = 0x9e3779b1

/** PLATE-1: a main more on a day of the owner's, or with -1 one less. Each dish has bits of its own, so that days of other mains have other sums. */
export function countMain(
  { mainsOn }: Pick<PricedPlan, 'mainsOn'>,
  day: number,
  dish: DishNumber,
  by: 1 | -1,
): void {
  if (!isOwnersDay(day)) return
  const bits = Math.imul(dish + 1, spread)
  mainsOn[day]! += by * Math.imul(bits ^ (bits >>> 16), spread)
}

/** PLATE-1: days of the mains that an earlier day has, and beside it those of the same seven days. */
function priceOfCopiedDays(plan: PricedPlan): number {
  let price = 0
  for (let day = 1; day < daysOfPlan; day += 1) {
    const before = lastCopied(plan, day)
    if (before < 0) continue
    price += weights.copiedDay.value
    if (day - before < daysOfWeek) price += weights.copiedSoon.value
  }
  return price
}

/** The last day before it with the same mains; -1 where there is none. */
function lastCopied({ mainsOn }: Pick<PricedPlan, 'mainsOn'>, day: number): number {
  const mains = mainsOn[day]!
  if (mains === 0) return -1
  let before = day - 1
  while (before >= 0 && mainsOn[before] !== mains) before -= 1
  return before
}

/** PLATE-1: whether another day before `end` has the same mains. */
export function hasCopy(
  { mainsOn }: Pick<PricedPlan, 'mainsOn'>,
  day: number,
  end: number = daysOfPlan,
): boolean {
  if (!isOwnersDay(day)) return false
  const mains = mainsOn[day]!
  if (mains === 0) return false
  for (let other = 0; other < end; other += 1) if (mainsOn[other] === mains && other !== day) return true
  return false
}

/** PLATE-4: days above half of two weeks running on which meals that are mostly the same have one dish. */
function priceOfTwoWeeks({ seating: { turns }, board: { dishOf }, weeksOfDish }: PricedPlan): number {
  let above = 0
  for (const one of turns) {
    const dish = dishOf[one.number]!
    if (dish < 0 || weeksOfDish[dish]! === 1) continue
    for (const other of turns)
      if (other.week === one.week + 1 && dishOf[other.number] === dish)
        above += Math.max(0, one.days.length + other.days.length - weights.daysOfTwoWeeks.value)
  }
  return weights.dayOfTwoWeeks.value * above
}

/** Two evenings running of one protein, unless they eat of one cooking. */
function priceOfDinners({ dinnerOf, dinnerProtein }: PricedPlan): number {
  let again = 0
  for (let day = 1; day < daysOfPlan; day += 1)
    if (dinnerProtein[day] === dinnerProtein[day - 1] && dinnerOf[day] !== dinnerOf[day - 1]) again += 1
  return weights.proteinAgain.value * again
}

/** By protein: what a dinner of it costs a cooking beside the evenings before and after. */
export function priceDinnersBeside(
  { dinnerProtein }: Pick<PricedPlan, 'dinnerProtein'>,
  days: readonly number[],
  into: Float64Array,
): void {
  for (const day of days.filter(isOwnersDay))
    for (const beside of [day - 1, day + 1]) {
      const protein = dinnerProtein[beside] ?? -1
      if (protein >= 0 && !days.includes(beside)) into[protein]! += weights.proteinAgain.value
    }
}
