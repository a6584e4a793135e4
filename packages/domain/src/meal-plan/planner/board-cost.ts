import { daysOfWeek } from '../../meals/meals.ts'
import { amountsOfDay, amountsOfWeek } from './amounts.ts'
import { type Board, noDish, type PlacedCooking, portionsOfCooking } from './board.ts'
import type { DishNumber } from './menu.ts'
import { isOutOfRange, type Judge } from './objective.ts'
import type { Quarters } from './portions/portions.ts'
import { brokenIn } from './portions/whole-pieces.ts'
import { isOwnersDay } from './table-seats.ts'

/** What some cookings cost: the days they are eaten on with their weeks, their tastes, repeats and broken pieces. */
export function costOf(board: Board, cookings: readonly PlacedCooking[], judge: Judge): number {
  const eaten = daysOf(cookings)
  const days = eaten.reduce((cost, day) => cost + costOfDay(board, day, judge), 0)
  const weeks = board.amounts
    ? weeksOf(eaten).reduce((cost, week) => cost + costOfWeek(board, week, judge), 0)
    : 0
  return cookings.reduce((cost, cooking) => {
    const dish = board.dishOf[cooking.number]!
    if (dish === noDish) return cost
    const broken = judge.perBrokenPiece * brokenAt(board, dish, portionsOfCooking(board, cooking))
    return cost + tasteOf(board, cooking, dish, judge) - judge.perRepeat + broken
  }, days + weeks)
}

export function costOfDay(board: Board, day: number, judge: Judge): number {
  const { amounts } = board
  const isCounted = amounts && isOwnersDay(day)
  return ofMacros(board, day, judge) + (isCounted ? judge.perAmount * amountsOfDay(amounts, day) : 0)
}

function costOfWeek({ amounts }: Board, week: number, { perAmount }: Judge): number {
  return amounts ? perAmount * amountsOfWeek(amounts, week) : 0
}

function ofMacros({ calories, fat, netCarbs, protein }: Board, day: number, { dayCostOn }: Judge): number {
  return dayCostOn(day)(calories[day]!, fat[day]!, netCarbs[day]!, protein[day]!)
}

export function isOut(board: Board, day: number, judge: Judge): boolean {
  return isOutOfRange(ofMacros(board, day, judge))
}

/** The days out of range, of those that have anything to choose. */
export function daysOut({ board, judge }: { board: Board; judge: Judge }): number[] {
  return daysOf(board.cookings).filter((day) => isOut(board, day, judge))
}

export function daysOf(cookings: readonly PlacedCooking[]): number[] {
  return [...new Set(cookings.flatMap((cooking) => cooking.days))]
}

export function weeksOf(days: readonly number[]): number[] {
  return [...new Set(days.filter(isOwnersDay).map((day) => Math.floor(day / daysOfWeek)))]
}

export function brokenAt({ menu }: Board, dish: DishNumber, portions: readonly Quarters[]): number {
  return brokenIn(menu.dishes[dish]!, portions, menu.people)
}

/** Of a dish for a cooking that doesn't have it yet. */
export function tasteOf(
  board: Board,
  { slots, isDiscovery }: PlacedCooking,
  dish: DishNumber,
  { taste: { ofDish, ofMeal, ofDiscovery }, perRepeat }: Judge,
): number {
  const perMeal = isDiscovery ? ofDiscovery[dish]! : ofMeal[dish]!
  return ofDish[dish]! + slots.length * perMeal + perRepeat * board.times[dish]!
}
