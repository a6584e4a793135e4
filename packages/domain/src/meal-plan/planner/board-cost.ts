import { type Board, noDish, type PlacedCooking } from './board.ts'
import type { DayCost } from './day-cost.ts'
import { brokenAt, type Judge, tasteOf } from './search/best-choice.ts'

/** Less than this is the last binary digits speaking. */
export const leastGain = 1e-7

/** Of some cookings: the days they are eaten on, and how they taste. */
export function costOf(board: Board, cookings: readonly PlacedCooking[], { dayCost, taste }: Judge): number {
  const days = daysOf(cookings).reduce((cost, day) => cost + costOfDay(board, day, dayCost), 0)
  const dishes = cookings.filter(({ dish }) => dish !== noDish)
  return dishes.reduce((cost, cooking) => {
    const { dish, portions } = cooking
    const broken = taste.perBrokenPiece * brokenAt(board, dish, portions)
    return cost + tasteOf(board, cooking, dish, taste) - taste.perRepeat + broken
  }, days)
}

export function costOfDay(board: Board, day: number, dayCost: DayCost): number {
  return dayCost(board.calories[day]!, board.fat[day]!, board.netCarbs[day]!, board.protein[day]!)
}

export function daysOf(cookings: readonly PlacedCooking[]): number[] {
  return [...new Set(cookings.flatMap(({ slots }) => slots.map(({ day }) => day)))]
}
