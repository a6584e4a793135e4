import { type Board, keepIfCheaper, type PlacedCooking } from '../board.ts'
import { costOf, daysOf } from '../board-cost.ts'
import type { Judge } from '../objective.ts'
import { bestPortionsOfDay } from '../portions/joint-portions.ts'

/**
 * Makes a change to some cookings, portions the days they touch again, and keeps it all only when the plan got cheaper.
 * `change` answers false when it can't be made.
 */
export function attempt(
  board: Board,
  cookings: readonly PlacedCooking[],
  judge: Judge,
  change: () => boolean,
): boolean {
  const days = daysOf(cookings)
  const around = [...new Set(days.flatMap((day) => board.cookingsOn[day]!).concat(cookings))]
  const changeAll = () => {
    if (!change()) return false
    for (const day of days) bestPortionsOfDay(board, day, judge)
    return true
  }
  return keepIfCheaper(board, () => costOf(board, around, judge), changeAll)
}
