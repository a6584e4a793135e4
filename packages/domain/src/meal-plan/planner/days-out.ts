import type { Judge } from './best-choice.ts'
import type { Board } from './board.ts'
import { costOfDay, daysOf } from './board-cost.ts'
import { isOutOfRange } from './day-cost.ts'

/** The days out of range, of those that have anything to choose. */
export function daysOut({ board, judge }: { board: Board; judge: Judge }): number[] {
  return daysOf(board.cookings).filter((day) => isOutOfRange(costOfDay(board, day, judge.dayCost)))
}
