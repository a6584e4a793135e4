import { type Board, type Choice, lift, noDish, type PlacedCooking, place } from '../board.ts'
import { costOf, daysOf, leastGain } from '../board-cost.ts'
import type { Judge } from '../objective.ts'
import { bestPortionsOfDay } from '../portions/joint-portions.ts'

/**
 * Makes a change to some cookings, portions the days they touch again, and keeps it all only when the plan got cheaper.
 * `change` answers false when it can't be made; whatever it left behind is put back.
 */
export function attempt(
  board: Board,
  cookings: readonly PlacedCooking[],
  judge: Judge,
  change: () => boolean,
): boolean {
  const days = daysOf(cookings)
  const touched = new Set(days.flatMap((day) => board.cookingsOn[day]!).concat(cookings))
  const around = [...touched]
  const saved = around.map(({ dish, portions }): Choice => ({ dish, portions }))
  const before = costOf(board, around, judge)
  if (change()) {
    for (const day of days) bestPortionsOfDay(board, day, judge)
    if (costOf(board, around, judge) < before - leastGain) return true
  }
  restore(board, around, saved)
  return false
}

function restore(board: Board, cookings: readonly PlacedCooking[], saved: readonly Choice[]): void {
  for (const cooking of cookings) if (cooking.dish !== noDish) lift(board, cooking)
  for (const [at, cooking] of cookings.entries())
    if (saved[at]!.dish !== noDish) place(board, cooking, saved[at]!)
}
