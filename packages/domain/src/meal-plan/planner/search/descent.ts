import { type Board, leastGain, lift, mayRepeat, noDish, type PlacedCooking, place } from '../board.ts'
import { costOf } from '../board-cost.ts'
import type { Judge } from '../objective.ts'
import { bestChoice } from './best-choice.ts'

/** Each cooking in turn takes its best dish, those of many slots first, until nothing gets better. */
export function descend(board: Board, judge: Judge, mostRounds: number): void {
  const order = board.cookings.toSorted((a, b) => b.slots.length - a.slots.length)
  for (let round = 0; round < mostRounds; round += 1) {
    const changed = order.filter(
      (cooking) => board.dishOf[cooking.number] !== noDish && improve(board, cooking, judge),
    )
    if (changed.length === 0) return
  }
}

/** Whether the cooking found something better than what it had, the rest of the plan as it is. */
export function improve(board: Board, cooking: PlacedCooking, judge: Judge): boolean {
  const before = costOf(board, [cooking], judge)
  const had = lift(board, cooking)
  const found = bestChoice(board, cooking, judge)
  const isBetter = found !== undefined && found.cost < before - leastGain
  // What came too near its like goes, whatever the other costs.
  const isMoved = found !== undefined && (isBetter || !mayRepeat(board, cooking, had))
  place(board, cooking, isMoved ? found : { dish: had })
  return isBetter
}
