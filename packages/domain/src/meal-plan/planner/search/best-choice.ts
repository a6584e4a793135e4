import { daysOfWeek } from '../../../meals/meals.ts'
import { type Amounts, amountsOfDayWith, amountsOfWeekWith } from '../amounts.ts'
import { type Board, type Choice, mayRepeat, type PlacedCooking } from '../board.ts'
import { brokenAt, tasteOf, weeksOf } from '../board-cost.ts'
import { type DishNumber, limitsOn } from '../menu.ts'
import type { Judge } from '../objective.ts'
import { batchPortionings } from '../portions/batches.ts'
import { type Quarters, servingsOf } from '../portions/portions.ts'
import { brokenPieces } from '../portions/whole-pieces.ts'
import type { Slot } from '../slots.ts'
import { isOwnersDay } from '../table-seats.ts'

export type PricedChoice = Choice & { cost: number }

/**
 * The dish and portions that leave the days of a lifted cooking cheapest; undefined when every dish would come too soon.
 * With `isAnywhere` a dish may come too soon.
 */
export function bestChoice(
  board: Board,
  cooking: PlacedCooking,
  judge: Judge,
  { isAnywhere = false } = {},
): PricedChoice | undefined {
  let best: PricedChoice | undefined
  const { candidates } = cooking
  for (let at = 0; at < candidates.length; at += 1) {
    const dish = candidates[at]!
    if (!isAnywhere && !mayRepeat(board, cooking, dish)) continue
    const price = priceOf(board, cooking, dish, judge, best?.cost)
    if (price) best = price
  }
  return best
}

/** A dish with its best portions; undefined when it costs as much as the limit, or can't be a portion at all. */
export function priceOf(
  board: Board,
  cooking: PlacedCooking,
  dish: DishNumber,
  judge: Judge,
  limit = Number.POSITIVE_INFINITY,
): PricedChoice | undefined {
  const { slots } = cooking
  if (cooking.meal === 'dessert') {
    const ways = batchPortionings(board.menu, slots, dish)
    if (ways) return priceOfBatch(board, cooking, { dish, ways }, judge, limit)
  }
  const isAlone = slots.length === 1
  const perBrokenPiece = isAlone ? judge.perBrokenPiece : 0
  let cost = tasteOf(board, cooking, dish, judge)
  let portions: Quarters[] | undefined
  for (let at = 0; at < slots.length; at += 1) {
    findPortion(board, slots[at]!, dish, judge, perBrokenPiece)
    cost += found.cost
    // Also where there is no portion: that costs more than any limit.
    if (cost >= limit) return undefined
    portions ??= []
    portions.push(found.portion)
  }
  portions ??= []
  // Alone, its portion was chosen with an eye on whole pieces; shared, the days alone decided.
  if (!isAlone) cost += judge.perBrokenPiece * brokenAt(board, dish, portions)
  if (board.amounts) cost += weeksWith(board.amounts, slots, { dish, portions }, judge)
  return cost < limit ? { dish, portions, cost } : undefined
}

type BatchedDish = { dish: DishNumber; ways: readonly (readonly Quarters[])[] }

/** The way to eat whole batches that leaves the days cheapest. */
function priceOfBatch(
  board: Board,
  cooking: PlacedCooking,
  { dish, ways }: BatchedDish,
  judge: Judge,
  limit: number,
): PricedChoice | undefined {
  const fixed = tasteOf(board, cooking, dish, judge)
  let best: PricedChoice | undefined
  board.evaluations += ways.length * cooking.slots.length
  for (const portions of ways) {
    const days = cooking.slots.reduce(
      (sum, { day }, at) => sum + costWith(board, day, dish, portions[at]!, judge),
      0,
    )
    const weeks = board.amounts ? weeksWith(board.amounts, cooking.slots, { dish, portions }, judge) : 0
    const cost = fixed + days + weeks + judge.perBrokenPiece * brokenAt(board, dish, portions)
    if (cost < (best?.cost ?? limit)) best = { dish, portions, cost }
  }
  return best
}

function costWith(
  { menu, calories, fat, netCarbs, protein, amounts }: Board,
  day: number,
  dish: DishNumber,
  portion: Quarters,
  { dayCostOn, perAmount }: Judge,
): number {
  const cost = dayCostOn(day)(
    calories[day]! + portion * menu.calories[dish]!,
    fat[day]! + portion * menu.fat[dish]!,
    netCarbs[day]! + portion * menu.netCarbs[dish]!,
    protein[day]! + portion * menu.protein[dish]!,
  )
  const isCounted = amounts && isOwnersDay(day)
  return isCounted ? cost + perAmount * amountsOfDayWith(amounts, day, dish, portion) : cost
}

/** What the weeks of a lifted cooking come to with it. */
function weeksWith(
  amounts: Amounts,
  slots: readonly Slot[],
  { dish, portions }: Choice,
  { perAmount }: Judge,
): number {
  const weeks = weeksOf(slots.map(({ day }) => day))
  const eatenIn = (week: number) =>
    slots.reduce((sum, { day }, at) => (Math.floor(day / daysOfWeek) === week ? sum + portions[at]! : sum), 0)
  return weeks.reduce(
    (sum, week) => sum + perAmount * amountsOfWeekWith(amounts, week, dish, eatenIn(week)),
    0,
  )
}

/** What `findPortion` found last: it runs for each dish of each slot, and makes nothing. */
const found = { portion: 0, cost: Number.POSITIVE_INFINITY }

/** The portion of a dish that leaves its day cheapest. */
function findPortion(
  board: Board,
  { day, meal }: Slot,
  dish: DishNumber,
  { dayCostOn, perAmount }: Judge,
  perBrokenPiece: number,
): void {
  const { menu } = board
  const amounts = isOwnersDay(day) ? board.amounts : undefined
  const dayCost = dayCostOn(day)
  const limits = limitsOn(menu, day)
  const { wholePieces } = menu.dishes[dish]!
  const breaks = perBrokenPiece > 0 && wholePieces.length > 0
  const calories = menu.calories[dish]!
  const fat = menu.fat[dish]!
  const netCarbs = menu.netCarbs[dish]!
  const protein = menu.protein[dish]!
  const least = limits.leastPortion[meal][dish]!
  const most = limits.mostPortion[meal][dish]!
  const caloriesBefore = board.calories[day]!
  const fatBefore = board.fat[day]!
  const netCarbsBefore = board.netCarbs[day]!
  const proteinBefore = board.protein[day]!
  board.evaluations += Math.max(0, most - least + 1)
  found.portion = 0
  found.cost = Number.POSITIVE_INFINITY
  for (let portion = least; portion <= most; portion += 1) {
    let cost = dayCost(
      caloriesBefore + portion * calories,
      fatBefore + portion * fat,
      netCarbsBefore + portion * netCarbs,
      proteinBefore + portion * protein,
    )
    if (cost >= found.cost) continue
    if (amounts) cost += perAmount * amountsOfDayWith(amounts, day, dish, portion)
    if (breaks) cost += perBrokenPiece * brokenPieces(wholePieces, menu.people * servingsOf(portion))
    if (cost >= found.cost) continue
    found.cost = cost
    found.portion = portion
  }
}
