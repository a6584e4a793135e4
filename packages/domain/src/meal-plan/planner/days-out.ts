import type { Board } from './board.ts'
import { costOfDay, daysOf } from './board-cost.ts'
import { isOutOfRange } from './day-cost.ts'
import type { Judge } from './search/best-choice.ts'

/** The days out of range, of those that have anything to choose. */
export function daysOut({ board, judge }: { board: Board; judge: Judge }): number[] {
  return daysOf(board.cookings).filter((day) => isOutOfRange(costOfDay(board, day, judge.dayCost)))
}
