import type { Random } from '../../chance/seeded-random.ts'
import { type Board, lift, markOf, noDish, place, undoTo } from './board.ts'
import { costOf, daysOf, daysOut } from './board-cost.ts'
import type { DayBounds } from './day-bounds.ts'
import type { DishNumber } from './menu.ts'
import type { Judge } from './objective.ts'
import { bestPortionsOfDay } from './portions/joint-portions.ts'
import { bestBeginning, type Laid, type OpenDay } from './search/best-beginnings.ts'
import { bestChoice, priceOf } from './search/best-choice.ts'
import { dayTuples, type FreeSlot, type Tuple } from './search/day-tuples.ts'
import { isOwnersDay } from './table-seats.ts'

type Assembly = { board: Board; judge: Judge; bounds: DayBounds; random: Random; mostEvaluations: number }

/** Fills all days again, from tuples that are known to be in range; the plan stays as it was when that brought no more of them in. */
export function assembleDays(assembly: Assembly, days: readonly OpenDay[]): boolean {
  const { board, judge, random } = assembly
  const before = standing(assembly)
  if (!isAnyPossible(days)) return false
  const mark = markOf(board)
  const had = dishesOf(board)
  for (const cooking of board.cookings) lift(board, cooking)
  lay(board, bestBeginning(board, days, random), judge)
  for (const { day } of days) bestPortionsOfDay(board, day, judge)
  const isWhole = dishesOf(board).every((dish, at) => dish !== noDish || had[at] === noDish)
  if (isWhole && isBetter(standing(assembly), before)) return true
  undoTo(board, mark)
  return false
}

function dishesOf({ cookings, dishOf }: Board): DishNumber[] {
  return cookings.map(({ number }) => dishOf[number]!)
}

/** Whether any of them can be in range at all, whatever the others have. */
export function isAnyPossible(days: readonly OpenDay[]): boolean {
  return days.some(({ tuples }) => tuples.length > 0)
}

type Standing = { out: number; cost: number }

function standing({ board, judge }: Assembly): Standing {
  return { out: daysOut({ board, judge }).length, cost: costOf(board, board.cookings, judge) }
}

function isBetter(now: Standing, before: Standing): boolean {
  return now.out < before.out || (now.out === before.out && now.cost < before.cost)
}

/** What can be in range, day by day, whatever stands there now. Days that are alike (the same meals, fed alike, the same beside them, nothing kept) share it. */
export function openDays({ board, bounds, random, mostEvaluations }: Assembly): OpenDay[] {
  const days = daysOf(board.cookings)
    .filter(isOwnersDay)
    .sort((a, b) => a - b)
  const kinds = new Map<string, Tuple[]>()
  const slotsOf = days.map((day) => freeSlotsOn(board, day))
  const keys = days.map((day, at) => kindOf(board, day, slotsOf[at]!))
  const share = mostEvaluations / new Set(keys).size
  return days.map((day, at) => {
    const slots = slotsOf[at]!
    const tuples = kinds.get(keys[at]!) ?? dayTuples(board, slots, { bounds, random, mostEvaluations: share })
    kinds.set(keys[at]!, tuples)
    return { day, slots, tuples }
  })
}

function freeSlotsOn(board: Board, day: number): FreeSlot[] {
  return board.cookingsOn[day]!.flatMap((cooking) => {
    if (cooking.isKept) return []
    return cooking.slots.filter((slot) => slot.day === day).map((slot) => ({ slot, cooking }))
  })
}

function kindOf(board: Board, day: number, slots: readonly FreeSlot[]): string {
  const hasKept = board.cookingsOn[day]!.some(({ isKept }) => isKept)
  const kinds = slots.map(
    ({ slot, cooking }) => `${slot.meal} of ${cooking.meal} from ${cooking.candidates.length}`,
  )
  return hasKept ? `day ${day}` : `${kinds.join()} beside ${board.besides?.[day]?.join(' ')}`
}

function lay(board: Board, laid: Laid, judge: Judge): void {
  for (const [at, cooking] of board.cookings.entries()) {
    const price = laid[at] === noDish ? undefined : priceOf(board, cooking, laid[at]!, judge)
    if (price) place(board, cooking, price)
  }
  for (const cooking of board.cookings) {
    if (board.dishOf[cooking.number] !== noDish) continue
    const best = bestChoice(board, cooking, judge) ?? bestChoice(board, cooking, judge, { isAnywhere: true })
    if (best) place(board, cooking, best)
  }
}
