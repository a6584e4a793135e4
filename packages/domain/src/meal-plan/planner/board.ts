import { daysOfPlan, daysOfWeek, type Meal } from '../../meals/meals.ts'
import type { Macros } from '../../nutrition/macros.ts'
import { type Amounts, type AmountTerm, amountsOf, type CountedAmounts, countPortion } from './amounts.ts'
import { type MacroVector, vectorOf } from './day-bounds.ts'
import { candidatesFor, type DishNumber, type Menu } from './menu.ts'
import type { Quarters } from './portions/portions.ts'
import {
  type Days,
  daysCooked,
  daysTooNear,
  mayBeDaily,
  mayTakeTurns,
  mostDaysInTurn,
  type RepeatRule,
  repeatRules,
} from './repeats.ts'
import type { Cooking } from './search/skeleton.ts'
import { oldestLeftoverDays } from './slots.ts'
import { isOwnersDay } from './table-seats.ts'

/*
 * The plan while it is made, from the first draft to the last move of the basket. It changes in four ways alone: `place`, `lift`,
 * `setPortion`, `setSides`. Each keeps up the sums, tells the follower, and is noted, so that `undoTo` takes it back. Everybody else
 * reads: the columns are read-only outside this file.
 */

export const noDish = -1

/** What is cooked where, in which portions and with which sides, and what that makes of each day. */
export type Board = {
  readonly menu: Menu
  /** Those to be filled. */
  readonly cookings: readonly PlacedCooking[]
  /** What is kept is on the board too, by day, but in no list to choose from. */
  readonly kept: readonly PlacedCooking[]
  /** By day: the cookings it eats from, kept ones last. */
  readonly cookingsOn: readonly (readonly PlacedCooking[])[]
  /** By day: what is eaten besides the plan; absent where nothing is. It is in the sums from the start. */
  readonly besides: readonly MacroVector[] | undefined
  /** By cooking. */
  readonly dishOf: ArrayLike<DishNumber>
  /** By seat; they stay while a cooking is lifted. */
  readonly portions: ArrayLike<Quarters>
  /** PLATE-3: by seat, what stands beside its main; how many in all. */
  readonly sidesOf: readonly (readonly PlateSide[])[]
  readonly sideCount: number
  /** By day. */
  readonly calories: ArrayLike<number>
  readonly fat: ArrayLike<number>
  readonly netCarbs: ArrayLike<number>
  readonly protein: ArrayLike<number>
  /** Of what is counted at this time; undefined where nothing is. */
  readonly amounts: Amounts | undefined
  /** By dish: the days it is cooked on, and how often. */
  readonly cookedOn: ArrayLike<Days>
  readonly times: ArrayLike<number>
  /** How often a day was priced so far: what the planner's budget is counted in, the same on every machine. */
  evaluations: number
}

type Columns = {
  dishOf: Int32Array
  portions: Uint16Array
  sidesOf: (readonly PlateSide[])[]
  sideCount: number
  calories: Float64Array
  fat: Float64Array
  netCarbs: Float64Array
  protein: Float64Array
  amounts: CountedAmounts | undefined
  cookedOn: Int32Array
  times: Uint8Array
  follower: Follower | undefined
  log: Change[]
}

/** The same board as this file writes to it. */
type WrittenBoard = Omit<Board, keyof Columns> & Columns

function written(board: Board): WrittenBoard {
  return board as WrittenBoard
}

/** A place of the plan where one dish is cooked; what it is, stands on the board. */
export type PlacedCooking = Cooking & {
  readonly number: number
  /** One for each slot, in their order. */
  readonly seats: readonly Seat[]
  /** Those it is eaten on, each once. */
  readonly days: readonly number[]
  /** On whose list its foods are. */
  readonly week: number
  readonly cookedOn: Days
  readonly tooNear: Days
  readonly mostTimes: number
  readonly oldestLeftoverDays: number
  readonly isKept: boolean
  /** What may be cooked here: dishes of the meal that keep until their last leftover is eaten. */
  candidates: Int32Array
  /** The one meal of its week that is to be new to the person. */
  isDiscovery: boolean
}

/** A meal that a cooking feeds; `slot` is the place among its slots. */
export type Seat = Readonly<{ number: number; cooking: PlacedCooking; slot: number; day: number; meal: Meal }>

/** PLATE-3: what stands beside a main. */
export type PlateSide = Readonly<{ dish: DishNumber; portion: Quarters }>

export const noPlateSides: readonly PlateSide[] = []

/** A dish and its portions, one for each seat. */
export type Choice = { dish: DishNumber; portions: readonly Quarters[] }

/** What is kept up with the plan beside the board, such as its basket: it is told of every change, and of every change that is undone. */
export type Follower = Readonly<{
  /** A cooking has got a dish or lost one; what is eaten of it is told seat by seat. */
  countDish(cooking: PlacedCooking, dish: DishNumber, by: 1 | -1): void
  /** So many quarters more are eaten, of a main or a side; fewer when negative. */
  countEaten(seat: Seat, dish: DishNumber, quarters: Quarters): void
  /** A side has come to a plate or gone. */
  countSide(seat: Seat, dish: DishNumber, by: 1 | -1): void
  /** Takes back what it noted itself with `noteOwn`. */
  undoOwn(at: number, before: number): void
}>

type Change =
  | Readonly<{ of: 'dish'; cooking: PlacedCooking; before: DishNumber }>
  | Readonly<{ of: 'portion'; seat: Seat; before: Quarters }>
  | Readonly<{ of: 'sides'; seat: Seat; before: readonly PlateSide[] }>
  | Readonly<{ of: 'follower'; at: number; before: number }>

// The board at the beginning.

/** Something on the plan already, that stays as it is. */
export type KeptCooking = Cooking & Choice

export type BoardGiven = {
  kept?: readonly KeptCooking[]
  besides?: readonly Macros[] | undefined
  /** What is counted while days are filled. */
  counted?: readonly AmountTerm[]
}

export function boardOf(
  menu: Menu,
  skeleton: readonly Cooking[],
  { kept = [], besides, counted = [] }: BoardGiven = {},
): Board {
  const rules = repeatRules(menu)
  const keptByDay = kept.toSorted((a, b) => a.slots[0]!.day - b.slots[0]!.day)
  const all = [...skeleton, ...keptByDay]
  let firstSeat = 0
  const placed = all.map((cooking, number) => {
    const isKept = number >= skeleton.length
    const one = unfilled(menu, cooking, { number, firstSeat, rule: rules[cooking.meal], isKept })
    firstSeat += one.seats.length
    return one
  })
  const board = emptyBoard(menu, placed, besides)
  for (const [at, { dish, portions }] of keptByDay.entries())
    place(board, board.kept[at]!, { dish, portions })
  countAmounts(board, counted)
  forgetChanges(board)
  return board
}

type Numbered = { number: number; firstSeat: number; rule: RepeatRule; isKept: boolean }

function unfilled(
  menu: Menu,
  { meal, slots, isSameAllWeek }: Cooking,
  { number, firstSeat, rule, isKept }: Numbered,
): PlacedCooking {
  const cooking = { meal, slots, isSameAllWeek }
  const seats: Seat[] = []
  const placed: PlacedCooking = {
    ...cooking,
    number,
    seats,
    days: [...new Set(slots.map(({ day }) => day))],
    week: Math.floor(slots[0]!.day / daysOfWeek),
    cookedOn: daysCooked(cooking),
    tooNear: daysTooNear(cooking, rule),
    mostTimes: rule.mostTimes,
    oldestLeftoverDays: oldestLeftoverDays(slots),
    isKept,
    candidates: choicesFor(menu, cooking),
    isDiscovery: false,
  }
  for (const [slot, at] of slots.entries())
    seats.push({ number: firstSeat + slot, cooking: placed, slot, day: at.day, meal: at.meal })
  return placed
}

/** PLATE-4: a dish of most of a week may be eaten daily, where there is one. */
export function choicesFor(menu: Menu, cooking: Cooking): Int32Array {
  const all = candidatesFor(menu, cooking)
  if (!cooking.isSameAllWeek) return all
  const isShort = cooking.slots.length <= mostDaysInTurn
  const daily = all.filter((dish) => {
    const own = menu.dishes[dish]!
    return isShort ? mayTakeTurns(own) : mayBeDaily(own)
  })
  return daily.length > 0 ? daily : all
}

function emptyBoard(
  menu: Menu,
  all: readonly PlacedCooking[],
  besides: readonly Macros[] | undefined,
): WrittenBoard {
  const days = menu.limits.length * daysOfPlan
  const seats = all.reduce((count, cooking) => count + cooking.seats.length, 0)
  const sums = (name: keyof Macros) =>
    Float64Array.from({ length: days }, (_, day) => besides?.[day]?.[name] ?? 0)
  return {
    menu,
    cookings: all.filter(({ isKept }) => !isKept),
    kept: all.filter(({ isKept }) => isKept),
    cookingsOn: Array.from({ length: days }, (_, day) => all.filter((cooking) => cooking.days.includes(day))),
    besides: besides?.map((macros) => vectorOf(macros)),
    dishOf: new Int32Array(all.length).fill(noDish),
    portions: new Uint16Array(seats),
    sidesOf: Array<readonly PlateSide[]>(seats).fill(noPlateSides),
    sideCount: 0,
    calories: sums('calories'),
    fat: sums('fat'),
    netCarbs: sums('netCarbs'),
    protein: sums('protein'),
    amounts: undefined,
    cookedOn: new Int32Array(menu.dishes.length),
    times: new Uint8Array(menu.dishes.length),
    follower: undefined,
    log: [],
    evaluations: 0,
  }
}

/** From now on these are counted, with what stands already. */
export function countAmounts(board: Board, terms: readonly AmountTerm[]): void {
  const amounts = amountsOf(board.menu.dishes, terms)
  written(board).amounts = amounts
  if (!amounts) return
  for (const { number, seats } of [...board.kept, ...board.cookings])
    for (const seat of seats) {
      if (!isOwnersDay(seat.day)) continue
      const dish = board.dishOf[number]!
      if (dish !== noDish) countPortion(amounts, seat.day, dish, board.portions[seat.number]!)
      for (const side of board.sidesOf[seat.number]!) countPortion(amounts, seat.day, side.dish, side.portion)
    }
}

/** There is one at a time; it has read the board as it stands, and is told of what comes. */
export function follow(board: Board, follower: Follower | undefined): void {
  forgetChanges(board)
  written(board).follower = follower
}

// Its changes.

/** Without a dish it stays open: one for which no dish was found is lifted and put back like any other. Without portions its seats keep theirs. */
export function place(
  board: Board,
  cooking: PlacedCooking,
  { dish, portions }: Readonly<{ dish: DishNumber; portions?: Choice['portions'] }>,
): void {
  if (dish === noDish) return
  if (board.dishOf[cooking.number] !== noDish)
    throw new Error('A cooking has one dish: lift it before placing another')
  if (portions) for (const seat of cooking.seats) setPortion(board, seat, portions[seat.slot]!)
  note(board, { of: 'dish', cooking, before: noDish })
  putOn(board, cooking, dish)
}

/** The dish it had. */
export function lift(board: Board, cooking: PlacedCooking): DishNumber {
  const dish = board.dishOf[cooking.number]!
  if (dish === noDish) return dish
  note(board, { of: 'dish', cooking, before: dish })
  takeOff(board, cooking, dish)
  return dish
}

export function setPortion(board: Board, seat: Seat, portion: Quarters): void {
  const before = board.portions[seat.number]!
  if (portion === before) return
  note(board, { of: 'portion', seat, before })
  writePortion(board, seat, portion)
}

/** PLATE-3: takes off the plate what stands there and puts these on. */
export function setSides(board: Board, seat: Seat, sides: readonly PlateSide[]): void {
  const before = board.sidesOf[seat.number]!
  if (sides === before) return
  note(board, { of: 'sides', seat, before })
  writeSides(board, seat, sides)
}

function putOn(board: Board, cooking: PlacedCooking, dish: DishNumber): void {
  const { dishOf, portions, cookedOn, times, follower } = written(board)
  dishOf[cooking.number] = dish
  cookedOn[dish]! |= cooking.cookedOn
  times[dish]! += 1
  follower?.countDish(cooking, dish, 1)
  for (const seat of cooking.seats) countEaten(board, seat, dish, portions[seat.number]!)
}

function takeOff(board: Board, cooking: PlacedCooking, dish: DishNumber): void {
  const { dishOf, portions, cookedOn, times, follower } = written(board)
  for (const seat of cooking.seats) countEaten(board, seat, dish, -portions[seat.number]!)
  dishOf[cooking.number] = noDish
  times[dish]! -= 1
  cookedOn[dish] = times[dish] === 0 ? 0 : daysOfAll(board, dish)
  follower?.countDish(cooking, dish, -1)
}

/** Two cookings may share a day of a dish, so its days are those of all that cook it. */
function daysOfAll({ cookings, kept, dishOf }: Board, dish: DishNumber): Days {
  let days = 0
  for (const { number, cookedOn } of cookings) if (dishOf[number] === dish) days |= cookedOn
  for (const { number, cookedOn } of kept) if (dishOf[number] === dish) days |= cookedOn
  return days
}

function writePortion(board: Board, seat: Seat, portion: Quarters): void {
  const { dishOf, portions } = written(board)
  const dish = dishOf[seat.cooking.number]!
  if (dish !== noDish) countEaten(board, seat, dish, portion - portions[seat.number]!)
  portions[seat.number] = portion
}

function writeSides(board: Board, seat: Seat, sides: readonly PlateSide[]): void {
  const columns = written(board)
  for (const side of columns.sidesOf[seat.number]!) countSide(columns, seat, side, -1)
  columns.sidesOf[seat.number] = sides
  for (const side of sides) countSide(columns, seat, side, 1)
}

function countSide(board: WrittenBoard, seat: Seat, { dish, portion }: PlateSide, by: 1 | -1): void {
  board.sideCount += by
  board.follower?.countSide(seat, dish, by)
  countEaten(board, seat, dish, by * portion)
}

function countEaten(board: Board, seat: Seat, dish: DishNumber, quarters: Quarters): void {
  const { menu, amounts, calories, fat, netCarbs, protein, follower } = written(board)
  const { day } = seat
  // What is counted is what the owner of the plan eats.
  if (amounts && isOwnersDay(day)) countPortion(amounts, day, dish, quarters)
  calories[day]! += quarters * menu.calories[dish]!
  fat[day]! += quarters * menu.fat[dish]!
  netCarbs[day]! += quarters * menu.netCarbs[dish]!
  protein[day]! += quarters * menu.protein[dish]!
  follower?.countEaten(seat, dish, quarters)
}

// What takes them back.

function note(board: Board, change: Change): void {
  written(board).log.push(change)
}

/** Of something that the follower changes by itself. */
export function noteOwn(board: Board, at: number, before: number): void {
  note(board, { of: 'follower', at, before })
}

/** Where the board stands now, for `undoTo`; it means nothing once changes before it are undone or forgotten. */
export function markOf(board: Board): number {
  return written(board).log.length
}

export function undoTo(board: Board, mark: number): void {
  const { log } = written(board)
  while (log.length > mark) undo(board, log.pop()!)
}

function undo(board: Board, change: Change): void {
  if (change.of === 'portion') writePortion(board, change.seat, change.before)
  else if (change.of === 'sides') writeSides(board, change.seat, change.before)
  else if (change.of === 'follower') written(board).follower?.undoOwn(change.at, change.before)
  else if (change.before === noDish) takeOff(board, change.cooking, board.dishOf[change.cooking.number]!)
  else putOn(board, change.cooking, change.before)
}

/** Nobody goes back behind this. */
export function forgetChanges(board: Board): void {
  written(board).log.length = 0
}

/** What is seen with a change; the board is as it was afterwards. */
export function tryOut<Seen>(board: Board, change: () => Seen): Seen {
  const mark = markOf(board)
  const seen = change()
  undoTo(board, mark)
  return seen
}

/** What is seen without the dishes of these cookings. */
export function lookWithout<Seen>(board: Board, cookings: readonly PlacedCooking[], look: () => Seen): Seen {
  return tryOut(board, () => {
    for (const cooking of cookings) lift(board, cooking)
    return look()
  })
}

/** A smaller gain is a rounding error. */
export const leastGain = 1e-7

/** Keeps a change that makes the plan cheaper. It answers false when it can't be made; what it left behind is undone. */
export function keepIfCheaper(board: Board, priceNow: () => number, change: () => boolean): boolean {
  const mark = markOf(board)
  const before = priceNow()
  if (change() && priceNow() < before - leastGain) return true
  undoTo(board, mark)
  return false
}

/** All that was chosen at one time, however many changes ago. */
export type Snapshot = Readonly<Pick<Columns, 'dishOf' | 'portions' | 'sidesOf'>>

export function snapshotOf(board: Board): Snapshot {
  const { dishOf, portions, sidesOf } = written(board)
  return { dishOf: dishOf.slice(), portions: portions.slice(), sidesOf: sidesOf.slice() }
}

export function restore(board: Board, { dishOf, portions, sidesOf }: Snapshot): void {
  const changed = board.cookings.filter(({ number }) => board.dishOf[number] !== dishOf[number])
  for (const cooking of changed) lift(board, cooking)
  for (const cooking of changed) place(board, cooking, { dish: dishOf[cooking.number]! })
  for (const { seats } of board.cookings)
    for (const seat of seats) {
      setSides(board, seat, sidesOf[seat.number]!)
      setPortion(board, seat, portions[seat.number]!)
    }
}

// What it says.

export function portionsOfCooking({ portions }: Board, { seats }: PlacedCooking): Quarters[] {
  return seats.map(({ number }) => portions[number]!)
}

/** Whether a dish may be cooked here, seen from where else it is. */
export function mayRepeat(board: Board, cooking: PlacedCooking, dish: DishNumber): boolean {
  return (board.cookedOn[dish]! & cooking.tooNear) === 0 && board.times[dish]! < cooking.mostTimes
}

/** Whether the dish is still good when the last leftover of this cooking is eaten. */
export function keepsFor({ menu }: Board, cooking: PlacedCooking, dish: DishNumber): boolean {
  return menu.dishes[dish]!.keepsDays >= cooking.oldestLeftoverDays
}
