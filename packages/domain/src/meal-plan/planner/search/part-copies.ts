import { daysOfPlan } from '../../../meals/meals.ts'
import {
  type Board,
  lift,
  lookWithout,
  mayRepeat,
  noDish,
  noPlateSides,
  type PlacedCooking,
  place,
  setSides,
  tryOut,
} from '../board.ts'
import { daysOut } from '../board-cost.ts'
import type { DishNumber } from '../menu.ts'
import type { Judge } from '../objective.ts'
import { bestPortionsOfDay } from '../portions/joint-portions.ts'
import { isOwnersDay } from '../table-seats.ts'
import { type PricedChoice, priceOf } from './best-choice.ts'

type Parting = Readonly<{ cooking: PlacedCooking; choice: PricedChoice }>

/**
 * PLATE-1: a day out of range that has the mains of another day gets another dish, the one that leaves it nearest. The moves of a basket
 * keep days in range, so none of them changes such a day; copies in range are theirs (`basket/mend-days.ts`).
 */
export function partCopies(board: Board, judge: Judge): void {
  const out = daysOut({ board, judge })
  for (const day of out.filter(isOwnersDay)) {
    if (!hasCopy(board, day)) continue
    const best = cheapestParting(board, day, out, judge)
    if (!best) continue
    const { cooking, choice } = best
    for (const seat of cooking.seats) setSides(board, seat, noPlateSides)
    lift(board, cooking)
    place(board, cooking, choice)
    for (const changed of cooking.days) bestPortionsOfDay(board, changed, judge)
  }
}

function cheapestParting(
  board: Board,
  day: number,
  out: readonly number[],
  judge: Judge,
): Parting | undefined {
  const isFree = ({ isKept, meal, days, number }: PlacedCooking) =>
    !isKept && board.dishOf[number] !== noDish && meal !== 'dessert' && days.every((own) => out.includes(own))
  let best: (Parting & { more: number }) | undefined
  for (const cooking of board.cookingsOn[day]!.filter(isFree)) {
    const had = board.dishOf[cooking.number]!
    lookWithout(board, [cooking], () => {
      for (const seat of cooking.seats) setSides(board, seat, noPlateSides)
      const before = priceOf(board, cooking, had, judge)?.cost ?? 0
      for (const dish of cooking.candidates) {
        if (!mayRepeat(board, cooking, dish)) continue
        const choice = priceOf(board, cooking, dish, judge, best ? best.more + before : undefined)
        if (choice && isApart(board, cooking, choice)) best = { cooking, choice, more: choice.cost - before }
      }
    })
  }
  return best
}

function isApart(board: Board, cooking: PlacedCooking, choice: PricedChoice): boolean {
  return tryOut(board, () => {
    place(board, cooking, choice)
    return !cooking.days.some((day) => isOwnersDay(day) && hasCopy(board, day))
  })
}

function hasCopy(board: Board, day: number): boolean {
  const mains = mainsOn(board, day).join()
  for (let other = 0; other < daysOfPlan; other += 1)
    if (other !== day && mainsOn(board, other).join() === mains) return true
  return false
}

/** Whatever their order. */
function mainsOn({ cookingsOn, dishOf, menu }: Board, day: number): DishNumber[] {
  const mains = cookingsOn[day]!.flatMap(({ number, seats }) => {
    const dish = dishOf[number]!
    return dish === noDish || menu.dishes[dish]!.isSide
      ? []
      : seats.filter((seat) => seat.day === day).map(() => dish)
  })
  return mains.sort((a, b) => a - b)
}
