import { daysOfPlan } from '../../meals/meals.ts'
import type { Macros } from '../../nutrition/macros.ts'
import { type Amounts, type AmountTerm, amountsOf, countPortion } from './amounts.ts'
import { type MacroVector, vectorOf } from './day-bounds.ts'
import { candidatesFor, type DishNumber, type Menu } from './menu.ts'
import type { Quarters } from './portions/portions.ts'
import {
  type Days,
  daysCooked,
  daysTooNear,
  mayBeDaily,
  mostDaysInTurn,
  type RepeatRule,
  repeatRules,
} from './repeats.ts'
import type { Cooking } from './search/skeleton.ts'
import { oldestLeftoverDays } from './slots.ts'
import { isOwnersDay } from './table-seats.ts'

export const noDish = -1

/** The plan while it is being made: what is cooked when, and what that makes of each day. */
export type Board = {
  menu: Menu
  /** Those to be filled. What is kept is on the board too, but no longer in any list to choose from. */
  cookings: readonly PlacedCooking[]
  /** By day: the cookings it eats from, kept ones too. */
  cookingsOn: readonly (readonly PlacedCooking[])[]
  /** By day: what is eaten besides the plan; absent where nothing is. It is in the sums from the start. */
  besides: readonly MacroVector[] | undefined
  calories: Float64Array
  fat: Float64Array
  netCarbs: Float64Array
  protein: Float64Array
  /** Of what is counted while days are filled; undefined where nothing is. */
  amounts: Amounts | undefined
  /** By dish: the days it is cooked on, and how often. */
  cookedOn: Int32Array
  times: Uint8Array
  /** How often a day was priced so far: what the planner's budget is counted in, the same on every machine. */
  evaluations: number
}

export type PlacedCooking = Cooking & {
  readonly cookedOn: Days
  readonly tooNear: Days
  readonly mostTimes: number
  /** What may be cooked here: dishes of the meal that keep until their last leftover is eaten. */
  candidates: Int32Array
  readonly oldestLeftoverDays: number
  readonly isKept: boolean
  /** The one meal of its week that is to be new to the person. */
  isDiscovery: boolean
  dish: DishNumber
  /** One for each slot; a new list when one of them changes. */
  portions: readonly Quarters[]
  /** PLATE-3: beside the dish, a list for each slot; put there with the basket. */
  sides?: readonly (readonly PlateSide[])[] | undefined
}

/** PLATE-3: what stands beside a main. */
export type PlateSide = Readonly<{ dish: DishNumber; portion: Quarters }>

export type Choice = { dish: DishNumber; portions: readonly Quarters[] }

/** Beside what is cooked, slot by slot; once all dishes stand. */
export function placeSides(
  board: Board,
  cooking: PlacedCooking,
  sides: readonly (readonly PlateSide[])[],
): void {
  cooking.sides = sides
  for (const [at, { day }] of cooking.slots.entries())
    for (const { dish, portion } of sides[at]!) addToDay(board, day, dish, portion)
}

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
  const cookings = skeleton.map((cooking) =>
    unfilled(menu, cooking, { rule: rules[cooking.meal], isKept: false }),
  )
  const keptCookings = kept.map((cooking) =>
    unfilled(menu, cooking, { rule: rules[cooking.meal], isKept: true }),
  )
  const board = emptyBoard(menu, cookings, keptCookings)
  board.amounts = amountsOf(menu.dishes, counted)
  if (besides) addBesides(board, besides)
  for (const [at, { dish, portions }] of kept.entries()) place(board, keptCookings[at]!, { dish, portions })
  return board
}

function unfilled(
  menu: Menu,
  { meal, slots, isSameAllWeek }: Cooking,
  { rule, isKept }: { rule: RepeatRule; isKept: boolean },
): PlacedCooking {
  const cooking = { meal, slots, isSameAllWeek }
  return {
    ...cooking,
    cookedOn: daysCooked(cooking),
    tooNear: daysTooNear(cooking, rule),
    mostTimes: rule.mostTimes,
    candidates: choicesFor(menu, cooking),
    oldestLeftoverDays: oldestLeftoverDays(slots),
    isKept,
    isDiscovery: false,
    dish: noDish,
    portions: [],
  }
}

/** PLATE-4: a dish of most of a week may be eaten daily, where there is one. */
function choicesFor(menu: Menu, cooking: Cooking): Int32Array {
  const all = candidatesFor(menu, cooking)
  if (!cooking.isSameAllWeek || cooking.slots.length <= mostDaysInTurn) return all
  const daily = all.filter((dish) => mayBeDaily(menu.dishes[dish]!))
  return daily.length > 0 ? daily : all
}

function emptyBoard(menu: Menu, cookings: readonly PlacedCooking[], kept: readonly PlacedCooking[]): Board {
  const all = [...cookings, ...kept]
  const days = menu.limits.length * daysOfPlan
  const day = () => new Float64Array(days)
  return {
    menu,
    cookings,
    cookingsOn: Array.from({ length: days }, (_, of) =>
      all.filter(({ slots }) => slots.some((slot) => slot.day === of)),
    ),
    besides: undefined,
    amounts: undefined,
    calories: day(),
    fat: day(),
    netCarbs: day(),
    protein: day(),
    cookedOn: new Int32Array(menu.dishes.length),
    times: new Uint8Array(menu.dishes.length),
    evaluations: 0,
  }
}

function addBesides(board: Board, besides: readonly Macros[]): void {
  board.besides = besides.map((macros) => vectorOf(macros))
  for (const [day, { calories, fat, netCarbs, protein }] of besides.entries()) {
    board.calories[day]! += calories
    board.fat[day]! += fat
    board.netCarbs[day]! += netCarbs
    board.protein[day]! += protein
  }
}

/** Without a dish it stays open: one for which no dish was found is lifted and put back like any other. */
export function place(board: Board, cooking: PlacedCooking, { dish, portions }: Choice): void {
  if (dish === noDish) return
  if (cooking.dish !== noDish) throw new Error('A cooking has one dish: lift it before placing another')
  cooking.dish = dish
  cooking.portions = portions
  board.cookedOn[dish]! |= cooking.cookedOn
  board.times[dish]! += 1
  addToDays(board, cooking, 1)
}

export function lift(board: Board, cooking: PlacedCooking): Choice {
  const choice = { dish: cooking.dish, portions: cooking.portions }
  if (cooking.dish === noDish) return choice
  addToDays(board, cooking, -1)
  board.cookedOn[cooking.dish]! &= ~cooking.cookedOn
  board.times[cooking.dish]! -= 1
  cooking.dish = noDish
  return choice
}

/** Whether a dish may be cooked here, seen from where else it is. */
export function mayRepeat(board: Board, cooking: PlacedCooking, dish: DishNumber): boolean {
  return (board.cookedOn[dish]! & cooking.tooNear) === 0 && board.times[dish]! < cooking.mostTimes
}

/** Whether the dish is still good when the last leftover of this cooking is eaten. */
export function keepsFor({ menu }: Board, cooking: PlacedCooking, dish: DishNumber): boolean {
  return menu.dishes[dish]!.keepsDays >= cooking.oldestLeftoverDays
}

/** Another portion in one slot of a cooking. */
export function portionSlot(board: Board, cooking: PlacedCooking, at: number, portion: Quarters): void {
  addToDay(board, cooking.slots[at]!.day, cooking.dish, portion - cooking.portions[at]!)
  cooking.portions = cooking.portions.with(at, portion)
}

function addToDays(board: Board, { slots, dish, portions }: PlacedCooking, sign: 1 | -1): void {
  for (const [at, { day }] of slots.entries()) addToDay(board, day, dish, sign * portions[at]!)
}

function addToDay(board: Board, day: number, dish: DishNumber, portion: Quarters): void {
  const { menu, amounts } = board
  // What is counted is what the owner of the plan eats.
  if (amounts && isOwnersDay(day)) countPortion(amounts, day, dish, portion)
  board.calories[day]! += portion * menu.calories[dish]!
  board.fat[day]! += portion * menu.fat[dish]!
  board.netCarbs[day]! += portion * menu.netCarbs[dish]!
  board.protein[day]! += portion * menu.protein[dish]!
}
