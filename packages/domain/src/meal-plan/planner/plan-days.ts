import type { Weekday } from '../../calendar/weekday.ts'
import { type Random, seededRandom } from '../../chance/seeded-random.ts'
import type { Equipment } from '../../cooking/equipment.ts'
import type { Macros } from '../../nutrition/macros.ts'
import type { MineralGoals } from '../../nutrition/mineral-goals/mineral-goals.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { Palate } from '../../onboarding/palate.ts'
import type { Wishes } from '../../onboarding/wishes.ts'
import { assembleDays, isAnyPossible, openDays } from './assemble-days.ts'
import { improveBasket } from './basket/improve-basket.ts'
import { type Board, boardOf } from './board.ts'
import { dayBoundsOf } from './day-bounds.ts'
import { dayCostOf } from './day-cost.ts'
import { daysOut } from './days-out.ts'
import { allowStrange, keepFamiliar, markDiscoveries } from './discoveries.ts'
import { isFarTooLong } from './far-too-long.ts'
import { type KeptItem, keptDishes, keptOn, openCookings } from './kept.ts'
import { candidatesFor, type Dish, type Menu, menuOf } from './menu.ts'
import { mayBeDrawn, priceInDraw } from './palate.ts'
import { type PlannedDay, readPlan } from './planned-day.ts'
import type { Judge } from './search/best-choice.ts'
import { descend } from './search/descent.ts'
import { firstDraft } from './search/first-draft.ts'
import { repairDays } from './search/repair.ts'
import { alone, type Cooking, dessertBatches, skeletonOf } from './search/skeleton.ts'
import type { SlotAt } from './slots.ts'
import { longestMinutes } from './time/minutes-allowed.ts'
import { weights, whileFilling, whileOut } from './weights.ts'

export type LackingEquipment = Readonly<{
  equipment: readonly Equipment[]
  dishesWithout(equipment: readonly Equipment[]): readonly Dish[]
}>

export type PlanRequest = {
  /** Only what the person may eat. */
  dishes: readonly Dish[]
  /** What the kitchen lacks, and the dishes it could cook if it lacked only these; undefined where it lacks nothing. */
  lacking?: LackingEquipment | undefined
  /** Ids of dishes to be had a little sooner than others. */
  liked: ReadonlySet<string>
  prefersCheap: boolean
  palate: Palate
  /** MIN-3: what its weeks should have beside the ranges of their days; undefined where nobody asks. */
  minerals?: MineralGoals | undefined
  /** Cooked for, the person included. */
  people: number
  wishes: Wishes
  /** Day 1 of the plan. */
  startsOn: Weekday
  ranges: MacroRanges
  /** LIFE-4: of each of the 28 days what is eaten besides the plan; absent where nothing is. It counts towards the ranges. */
  besides?: readonly Macros[] | undefined
  /** What is on the plan already and stays: complete days, locked items. */
  kept: readonly KeptItem[]
  /** The same request with the same seed is the same plan. */
  seed: string
  /** Where only the days in range are asked for, the basket stays as it falls out. */
  skipsBasket?: boolean | undefined
}

const rounds = 4
const mostEvaluations = 3e6
const mostTupleEvaluations = 4e5
const fewestToAssemble = 1
/** With more days out it is asked first whether any can be in range: repairing the impossible takes longest. */
const mostToRepairBlindly = 20

/** All 28 days, but for what is kept. */
export function planDays(request: PlanRequest): PlannedDay[] {
  return fill(request, openCookings(skeletonOf(request.wishes), request.kept))
}

/** The open slots alone, each cooked afresh but for desserts of one batch: a day or a week drawn again, a plan of one's own helped along. */
export function planSlots(request: PlanRequest, open: readonly SlotAt[]): PlannedDay[] {
  const desserts = open.filter(({ meal }) => meal === 'dessert')
  const others = open.filter(({ meal }) => meal !== 'dessert')
  return fill(request, [...others.map(alone), ...dessertBatches(desserts)])
}

function fill(request: PlanRequest, open: readonly Cooking[]): PlannedDay[] {
  const { kept, ranges, besides, palate, seed } = request
  const dishes = choosableDishes(request)
  const random = seededRandom(seed)
  const menu = menuOf(dishes, request, keptDishes(kept, dishes))
  const board = boardOf(menu, splitWhereNothingKeeps(menu, open), keptOn(menu, kept), besides)
  markDiscoveries(board, palate)
  keepFamiliar(board, request)
  const tastes = tastesFor(menu.dishes, request, random)
  const judge = judgeOf(ranges, tastes, whileFilling)
  firstDraft(board, random)
  descend(board, judge, rounds)
  if (daysOut({ board, judge }).length > 0) {
    const eager = judgeOf(ranges, tastes, whileOut)
    getIntoRange(board, eager, ranges, random)
    // A day in range is worth more than a familiar one.
    const out = daysOut({ board, judge })
    if (out.length > 0 && allowStrange(board, out)) getIntoRange(board, eager, ranges, random)
    keepFamiliar(board, request)
    descend(board, judge, rounds / 2)
  }
  if (!request.skipsBasket) {
    // MIN-3: minerals were asked for by name, and few familiar dishes have them; a strange one still has its price.
    if (request.minerals) allowStrange(board, [...board.cookingsOn.keys()])
    improveBasket(board, {
      bounds: dayBoundsOf(ranges),
      taste: { ...judge.taste, ofDish: tastes.inBasket },
      tastes: request,
      minerals: request.minerals,
      random,
    })
  }
  return readPlan(board, ranges)
}

/** Where no dish is good until its last leftover, each meal is cooked afresh. */
function splitWhereNothingKeeps(menu: Menu, open: readonly Cooking[]): Cooking[] {
  return open.flatMap((cooking) =>
    candidatesFor(menu, cooking).length > 0 ? [cooking] : cooking.slots.map(alone),
  )
}

/** Days descent left out: each by itself first; when that leaves several, all days again from tuples known to be in range. */
function getIntoRange(board: Board, judge: Judge, ranges: MacroRanges, random: Random): void {
  descend(board, judge, rounds / 2)
  const assembly = {
    board,
    judge,
    bounds: dayBoundsOf(ranges),
    random,
    mostEvaluations: mostTupleEvaluations,
  }
  const isDoubtful = daysOut({ board, judge }).length > mostToRepairBlindly
  // What days can be is the same before and after a repair, and listing it takes long.
  const asked = isDoubtful ? openDays(assembly) : undefined
  if (asked && !isAnyPossible(asked)) return
  repairDays({ board, judge, random, mostEvaluations })
  if (daysOut({ board, judge }).length < fewestToAssemble) return
  if (assembleDays(assembly, asked ?? openDays(assembly)))
    repairDays({ board, judge, random, mostEvaluations })
}

/** What the plan may hold. */
export function choosableDishes(request: PlanRequest): readonly Dish[] {
  const { dishes, palate } = request
  if (palate.dislikedCuisines.length === 0) return dishes
  return dishes.filter((dish) => mayBeDrawn(dish, request))
}

type Tastes = Pick<Judge['taste'], 'ofDish' | 'ofMeal' | 'ofDiscovery'> & {
  /** As `ofDish`, with little of its chance. */
  inBasket: Float64Array
}

function judgeOf(
  ranges: MacroRanges,
  tastes: Tastes,
  { middleWeight, tasteWeight, perRepeat, perBrokenPiece }: typeof whileFilling,
): Judge {
  const weighed = (prices: Float64Array) => prices.map((price) => price * tasteWeight)
  return {
    dayCost: dayCostOf(ranges, middleWeight),
    taste: {
      ofDish: weighed(tastes.ofDish),
      ofMeal: weighed(tastes.ofMeal),
      ofDiscovery: weighed(tastes.ofDiscovery),
      perRepeat,
      perBrokenPiece,
    },
  }
}

/** Something of chance for every dish, so that two plans of one person differ. */
function tastesFor(dishes: readonly Dish[], request: PlanRequest, random: Random): Tastes {
  const ofMeal = (isDiscovery: boolean) =>
    Float64Array.from(dishes, (dish) => priceInDraw(dish, request, { isDiscovery }))
  const chances = Float64Array.from(dishes, () => random())
  const prices = Float64Array.from(dishes, (dish) => priceOfDish(dish, request))
  return {
    ofDish: prices.map((price, dish) => price + weights.chance.value * chances[dish]!),
    inBasket: prices.map((price, dish) => price + weights.chanceInBasket.value * chances[dish]!),
    ofMeal: ofMeal(false),
    ofDiscovery: ofMeal(true),
  }
}

function priceOfDish(dish: Dish, { liked, prefersCheap, wishes }: PlanRequest): number {
  const { id, meals, priceLevel } = dish
  const price = prefersCheap ? weights.priceLevel.value * (priceLevel - 1) : 0
  const time = meals.every((meal) => isFarTooLong(dish, meal, { mostMinutes: longestMinutes(wishes[meal]) }))
    ? weights.farTooLong.value
    : 0
  return price + time - (liked.has(id) ? weights.likedDish.value : 0)
}
