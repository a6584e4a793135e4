import { type Random, shuffle } from '../../../chance/seeded-random.ts'
import {
  type Board,
  forgetChanges,
  keepIfCheaper,
  keepsFor,
  lift,
  lookWithout,
  mayRepeat,
  noDish,
  type PlacedCooking,
  place,
} from '../board.ts'
import { costOf, daysOf, daysOut, isOut } from '../board-cost.ts'
import type { DishNumber } from '../menu.ts'
import type { Judge } from '../objective.ts'
import { bestPortionsOfDay } from '../portions/joint-portions.ts'
import { bestChoice, priceOf } from './best-choice.ts'
import { improve } from './descent.ts'
import { anyDish } from './first-draft.ts'

const mostRounds = 12
const idleRounds = 2
const kicks = 8
/** A dish that many others hold nearby is not worth taking from all of them. */
const mostHolders = 3

type Repair = { board: Board; judge: Judge; random: Random; mostEvaluations: number }

/** The days descent left out of range, each by exchanging dishes with other days: to give one, another must have it too many. */
export function repairDays(repair: Repair): void {
  let idle = 0
  for (let round = 0; round < mostRounds && idle < idleRounds; round += 1) {
    const days = shuffle(repair.random, daysOut(repair))
    if (days.length === 0) return
    forgetChanges(repair.board)
    const isBetter = days.filter((day) => repairDay(repair, day)).length > 0
    idle = isBetter ? 0 : idle + 1
  }
}

function freeOn(board: Board, day: number): PlacedCooking[] {
  return board.cookingsOn[day]!.filter(({ isKept }) => !isKept)
}

function repairDay(repair: Repair, day: number): boolean {
  const ways = [swapWithAnotherDay, takeFromHolders, shake]
  return ways.filter((way) => isWorthMore(repair, day) && way(repair, day)).length > 0
}

function isWorthMore({ board, judge, mostEvaluations }: Repair, day: number): boolean {
  return board.evaluations < mostEvaluations && isOut(board, day, judge)
}

/** Two cookings of the same meal exchange their dishes. */
function swapWithAnotherDay(repair: Repair, day: number): boolean {
  const { board, judge } = repair
  let isBetter = false
  for (const one of freeOn(board, day)) {
    for (const other of board.cookings) {
      const isSame = board.dishOf[other.number] === board.dishOf[one.number]
      if (other.meal !== one.meal || isSame || !isWorthMore(repair, day)) continue
      const isDone = attempt(board, [one, other], judge, () => exchange(repair, one, other))
      isBetter ||= isDone
    }
  }
  return isBetter
}

function exchange(repair: Repair, one: PlacedCooking, other: PlacedCooking): boolean {
  const first = lift(repair.board, one)
  const second = lift(repair.board, other)
  return take(repair, one, second) && take(repair, other, first)
}

/** A cooking takes the dish that suits it best though it is cooked too near; the cooking there finds another. */
function takeFromHolders(repair: Repair, day: number): boolean {
  const { board, judge } = repair
  let isBetter = false
  for (const cooking of freeOn(board, day)) {
    if (!isWorthMore(repair, day)) break
    const dish = bestDishAnywhere(repair, cooking)
    if (dish === undefined || dish === board.dishOf[cooking.number]) continue
    const holders = holdersInTheWay(board, cooking, dish)
    if (holders.length > mostHolders) continue
    const isDone = attempt(board, [cooking, ...holders], judge, () => eject(repair, cooking, dish, holders))
    isBetter ||= isDone
  }
  return isBetter
}

function holdersInTheWay(board: Board, cooking: PlacedCooking, dish: DishNumber): PlacedCooking[] {
  const holders = board.cookings.filter(({ number }) => board.dishOf[number] === dish)
  const near = holders.filter(({ cookedOn }) => (cookedOn & cooking.tooNear) !== 0)
  const isTooOften = holders.length - near.length >= cooking.mostTimes
  return isTooOften ? [...near, ...holders.filter((other) => !near.includes(other)).slice(0, 1)] : near
}

function bestDishAnywhere({ board, judge }: Repair, cooking: PlacedCooking): DishNumber | undefined {
  return lookWithout(board, [cooking], () => bestChoice(board, cooking, judge, { isAnywhere: true }))?.dish
}

function eject(
  repair: Repair,
  cooking: PlacedCooking,
  dish: DishNumber,
  holders: readonly PlacedCooking[],
): boolean {
  const { board, judge } = repair
  for (const each of [cooking, ...holders]) lift(board, each)
  if (!take(repair, cooking, dish)) return false
  return holders.every((holder) => {
    const other = bestChoice(board, holder, judge)
    if (other) place(board, holder, other)
    return other !== undefined
  })
}

/** A random dish for one cooking of the day; the day's others follow it. */
function shake(repair: Repair, day: number): boolean {
  const { board, judge } = repair
  const cookings = freeOn(board, day)
  let isBetter = false
  for (let kick = 0; kick < kicks && isWorthMore(repair, day); kick += 1) {
    const kicked = cookings[kick % cookings.length]!
    const isDone = attempt(board, cookings, judge, () => resettle(repair, kicked, cookings))
    isBetter ||= isDone
  }
  return isBetter
}

function resettle(repair: Repair, kicked: PlacedCooking, cookings: readonly PlacedCooking[]): boolean {
  const { board, judge, random } = repair
  lift(board, kicked)
  const dish = anyDish(board, kicked, random)
  if (dish === undefined || !take(repair, kicked, dish)) return false
  for (const cooking of cookings) if (cooking !== kicked) improve(board, cooking, judge)
  for (const cooking of cookings) improve(board, cooking, judge)
  return true
}

function take({ board, judge }: Repair, cooking: PlacedCooking, dish: DishNumber): boolean {
  if (dish === noDish || !keepsFor(board, cooking, dish) || !mayRepeat(board, cooking, dish)) return false
  const price = priceOf(board, cooking, dish, judge)
  if (price) place(board, cooking, price)
  return price !== undefined
}

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
