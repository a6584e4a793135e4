import type { Board, Choice, PlacedCooking } from '../board.ts'
import { mayRepeat } from '../board.ts'
import type { DayCost } from '../day-cost.ts'
import type { DishNumber } from '../menu.ts'
import { batchPortionings } from '../portions/batches.ts'
import { leastPortion, type Quarters, servingsOf } from '../portions/portions.ts'
import { brokenIn, brokenPieces } from '../portions/whole-pieces.ts'
import type { Slot } from '../slots.ts'

/** What makes one dish dearer than another before any day is looked at. */
export type Taste = {
  /** Of a cooking. */
  ofDish: Float64Array
  /** Of each meal that eats it. */
  ofMeal: Float64Array
  /** The same where something new is wanted. */
  ofDiscovery: Float64Array
  perRepeat: number
  perBrokenPiece: number
}
export type Judge = { dayCost: DayCost; taste: Taste }
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
  const { times } = board
  for (let at = 0; at < candidates.length; at += 1) {
    const dish = candidates[at]!
    if (times[dish] !== 0 && !isAnywhere && !mayRepeat(board, cooking, dish)) continue
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
  { dayCost, taste }: Judge,
  limit = Number.POSITIVE_INFINITY,
): PricedChoice | undefined {
  const { slots } = cooking
  if (cooking.meal === 'dessert') {
    const ways = batchPortionings(board.menu, slots, dish)
    if (ways) return priceOfBatch(board, cooking, { dish, ways }, { dayCost, taste }, limit)
  }
  const isAlone = slots.length === 1
  const perBrokenPiece = isAlone ? taste.perBrokenPiece : 0
  let cost = tasteOf(board, cooking, dish, taste)
  let portions: Quarters[] | undefined
  for (let at = 0; at < slots.length; at += 1) {
    findPortion(board, slots[at]!, dish, dayCost, perBrokenPiece)
    cost += found.cost
    if (cost >= limit || found.portion < leastPortion) return undefined
    portions ??= []
    portions.push(found.portion)
  }
  portions ??= []
  // Alone, its portion was chosen with an eye on whole pieces; shared, the days alone decided.
  if (!isAlone) cost += taste.perBrokenPiece * brokenAt(board, dish, portions)
  return cost < limit ? { dish, portions, cost } : undefined
}

type BatchedDish = { dish: DishNumber; ways: readonly (readonly Quarters[])[] }

/** The way to eat whole batches that leaves the days cheapest. */
function priceOfBatch(
  board: Board,
  cooking: PlacedCooking,
  { dish, ways }: BatchedDish,
  { dayCost, taste }: Judge,
  limit: number,
): PricedChoice | undefined {
  const fixed = tasteOf(board, cooking, dish, taste)
  let best: PricedChoice | undefined
  board.evaluations += ways.length * cooking.slots.length
  for (const portions of ways) {
    const days = cooking.slots.reduce(
      (sum, { day }, at) => sum + costWith(board, day, dish, portions[at]!, dayCost),
      0,
    )
    const cost = fixed + days + taste.perBrokenPiece * brokenAt(board, dish, portions)
    if (cost < (best?.cost ?? limit)) best = { dish, portions, cost }
  }
  return best
}

function costWith(
  { menu, calories, fat, netCarbs, protein }: Board,
  day: number,
  dish: DishNumber,
  portion: Quarters,
  dayCost: DayCost,
): number {
  return dayCost(
    calories[day]! + portion * menu.calories[dish]!,
    fat[day]! + portion * menu.fat[dish]!,
    netCarbs[day]! + portion * menu.netCarbs[dish]!,
    protein[day]! + portion * menu.protein[dish]!,
  )
}

export function brokenAt({ menu }: Board, dish: DishNumber, portions: readonly Quarters[]): number {
  return brokenIn(menu.dishes[dish]!, portions, menu.people)
}

export function tasteOf(
  board: Board,
  { slots, isDiscovery }: PlacedCooking,
  dish: DishNumber,
  { ofDish, ofMeal, ofDiscovery, perRepeat }: Taste,
): number {
  const perMeal = isDiscovery ? ofDiscovery[dish]! : ofMeal[dish]!
  return ofDish[dish]! + slots.length * perMeal + perRepeat * board.times[dish]!
}

/** What `findPortion` found last: it runs for each dish of each slot, and makes nothing. */
const found = { portion: 0, cost: Number.POSITIVE_INFINITY }

/** The portion of a dish that leaves its day cheapest. */
function findPortion(
  board: Board,
  { day, meal }: Slot,
  dish: DishNumber,
  dayCost: DayCost,
  perBrokenPiece: number,
): void {
  const { menu } = board
  const { wholePieces } = menu.dishes[dish]!
  const breaks = perBrokenPiece > 0 && wholePieces.length > 0
  const calories = menu.calories[dish]!
  const fat = menu.fat[dish]!
  const netCarbs = menu.netCarbs[dish]!
  const protein = menu.protein[dish]!
  const least = menu.leastPortion[meal][dish]!
  const most = menu.mostPortion[meal][dish]!
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
    if (breaks) cost += perBrokenPiece * brokenPieces(wholePieces, menu.people * servingsOf(portion))
    if (cost >= found.cost) continue
    found.cost = cost
    found.portion = portion
  }
}
