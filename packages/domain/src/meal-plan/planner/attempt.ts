import { type Judge, tasteOf } from './best-choice.ts'
import { type Board, type Choice, lift, noDish, type PlacedCooking, place } from './board.ts'
import { costOfDay, leastGain } from './descent.ts'
import { bestPortionsOfDay } from './joint-portions.ts'

/**
 * Makes a change to some cookings, portions the days they touch anew, and keeps it all only when the plan got cheaper.
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
  const saved = around.map(({ dish, portions }): Choice => ({ dish, portions: [...portions] }))
  const before = costOf(board, around, judge)
  if (change()) {
    for (const day of days) bestPortionsOfDay(board, day, judge.dayCost)
    if (costOf(board, around, judge) < before - leastGain) return true
  }
  restore(board, around, saved)
  return false
}

export function costOf(board: Board, cookings: readonly PlacedCooking[], { dayCost, taste }: Judge): number {
  const days = daysOf(cookings).reduce((cost, day) => cost + costOfDay(board, day, dayCost), 0)
  const dishes = cookings.filter(({ dish }) => dish !== noDish)
  return dishes.reduce((cost, { dish }) => cost + tasteOf(board, dish, taste) - taste.perRepeat, days)
}

function restore(board: Board, cookings: readonly PlacedCooking[], saved: readonly Choice[]): void {
  for (const cooking of cookings) if (cooking.dish !== noDish) lift(board, cooking)
  for (const [at, cooking] of cookings.entries())
    if (saved[at]!.dish !== noDish) place(board, cooking, saved[at]!)
}

function daysOf(cookings: readonly PlacedCooking[]): number[] {
  return [...new Set(cookings.flatMap(({ slots }) => slots.map(({ day }) => day)))]
}
