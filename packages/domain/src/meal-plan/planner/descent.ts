import { bestChoice, type Judge, tasteOf } from './best-choice.ts'
import { type Board, lift, mayRepeat, noDish, type PlacedCooking, place } from './board.ts'
import type { DayCost } from './day-cost.ts'

/** Each cooking in turn takes its best dish, those of many slots first, until nothing gets better. */
export function descend(board: Board, judge: Judge, mostRounds: number): void {
  const order = board.cookings.toSorted((a, b) => b.slots.length - a.slots.length)
  for (let round = 0; round < mostRounds; round += 1) {
    const changed = order.filter((cooking) => cooking.dish !== noDish && improve(board, cooking, judge))
    if (changed.length === 0) return
  }
}

/** Whether the cooking found something better than what it had, the rest of the plan as it is. */
export function improve(board: Board, cooking: PlacedCooking, judge: Judge): boolean {
  const before = costAround(board, cooking, judge)
  const had = lift(board, cooking)
  const found = bestChoice(board, cooking, judge)
  const isBetter = found !== undefined && found.cost < before - leastGain
  // What came too near its like goes, whatever the other costs.
  const isMoved = found !== undefined && (isBetter || !mayRepeat(board, cooking, had.dish))
  place(board, cooking, isMoved ? found : had)
  return isBetter
}

function costAround(board: Board, cooking: PlacedCooking, { dayCost, taste }: Judge): number {
  const days = cooking.slots.reduce((cost, { day }) => cost + costOfDay(board, day, dayCost), 0)
  return days + tasteOf(board, cooking.dish, taste) - taste.perRepeat
}

export function costOfDay(board: Board, day: number, dayCost: DayCost): number {
  return dayCost(board.calories[day]!, board.fat[day]!, board.netCarbs[day]!, board.protein[day]!)
}

/** Less than this is the last binary digits speaking. */
export const leastGain = 1e-7
