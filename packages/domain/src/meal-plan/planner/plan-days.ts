import type { Weekday } from '../../calendar/weekday.ts'
import { type Random, seededRandom } from '../../chance/seeded-random.ts'
import type { Equipment } from '../../cooking/equipment.ts'
import type { Macros } from '../../nutrition/macros.ts'
import type { NutrientAim } from '../../nutrition/mineral-goals/mineral-goals.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { Palate } from '../../onboarding/palate.ts'
import type { Wishes } from '../../onboarding/wishes.ts'
import { assembleDays, isAnyPossible, openDays } from './assemble-days.ts'
import { improveBasket } from './basket/improve-basket.ts'
import { type Board, boardOf } from './board.ts'
import { daysOut } from './board-cost.ts'
import { dayBoundsOf } from './day-bounds.ts'
import { allowStrange, keepFamiliar, markDiscoveries } from './discoveries.ts'
import { type KeptItem, keptDishes, keptHelpings, keptOn, openCookings } from './kept.ts'
import { candidatesFor, type Dish, type Menu, menuOf } from './menu.ts'
import { amountsAsked, type Judge, judgesOf, rangesOfEaters, tastesFor } from './objective.ts'
import { mayBeDrawn } from './palate.ts'
import { type PlannedDay, readPlan } from './planned-day.ts'
import { descend } from './search/descent.ts'
import { firstDraft } from './search/first-draft.ts'
import { partCopies } from './search/part-copies.ts'
import { repairDays } from './search/repair.ts'
import { alone, type Cooking, dessertBatches, skeletonOf } from './search/skeleton.ts'
import type { SlotAt } from './slots.ts'
import { isOwnersDay, type PlannedEater, seatEaters } from './table-seats.ts'

export type LackingEquipment = Readonly<{
  equipment: readonly Equipment[]
  dishesWithout(equipment: readonly Equipment[]): readonly Dish[]
}>

export type PlanRequest = {
  /** Only what the person may eat. */
  dishes: readonly Dish[]
  /** PLATE-3: what may stand beside them; none by default. */
  sides?: readonly Dish[] | undefined
  /** What the kitchen lacks, and the dishes it could cook if it lacked only these; undefined where it lacks nothing. */
  lacking?: LackingEquipment | undefined
  /** Ids of dishes to be had a little sooner than others. */
  liked: ReadonlySet<string>
  prefersCheap: boolean
  palate: Palate
  /** PLATE-2, MIN-3: what its weeks should have beside the ranges of their days. */
  aim: NutrientAim
  /** Cooked for, the person included. */
  people: number
  /** TOG-3: who eats along; absent where nobody does. */
  table?: readonly PlannedEater[] | undefined
  wishes: Wishes
  /** Day 1 of the plan. */
  startsOn: Weekday
  /** TOG-1: of each of the 28 days, how many days it is after day 1; absent: one follows the other. */
  daysSinceStart?: readonly number[] | undefined
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
/** TOG-3: more makes few days better that dishes of an eater's own don't. */
const mostAtTable = 1.5e6
/** TOG-3: with more days of the owner out the plan is made for them alone, in dishes that all may eat; the others eat apart. */
const mostOwnersOut = 2
/** TOG-3: for days of the owner at a table that are out still. */
const mostForOwner = 1e6
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
  const { ranges, besides, palate, seed } = request
  const kept = keptHelpings(request.kept)
  const dishes = choosableDishes(request)
  const sides = choosableDishes({ ...request, dishes: request.sides ?? [] })
  const random = seededRandom(seed)
  const menu = menuOf(dishes, request, { sides, kept: keptDishes(kept, [...dishes, ...sides]) })
  const counted = amountsAsked(request)
  const board = boardOf(menu, seatEaters(splitWhereNothingKeeps(menu, open), request.table), {
    kept: keptOn(menu, kept, request.table),
    besides,
    counted: counted.filter(({ isOfBasket }) => !isOfBasket),
  })
  markDiscoveries(board, palate)
  keepFamiliar(board, request)
  const tastes = tastesFor(menu.dishes, request, random)
  const { usual: judge, strict, ownersFirst } = judgesOf(ranges, tastes, request.table)
  firstDraft(board, random)
  descend(board, judge, rounds)
  if (daysOut({ board, judge }).length > 0) {
    const strictly = { judge: strict, ranges, most: request.table ? mostAtTable : mostEvaluations }
    getIntoRange(board, strictly, random)
    // A day in range is worth more than a familiar one.
    const out = daysOut({ board, judge })
    if (out.length > 0 && allowStrange(board, out)) getIntoRange(board, strictly, random)
    if (request.table && daysOut({ board, judge }).some(isOwnersDay))
      getOwnerIntoRange(board, ownersFirst, random)
    keepFamiliar(board, request)
    descend(board, judge, rounds / 2)
  }
  if (
    request.table &&
    daysOut({ board, judge }).filter(isOwnersDay).length > mostOwnersOut &&
    hasNeeds(request.table)
  )
    return fill({ ...request, table: request.table.map(withoutNeeds) }, open)
  if (!request.skipsBasket) {
    // MIN-3: minerals were asked for by name, and few familiar dishes have them; a strange one still has its price.
    if (request.aim.isAsked) allowStrange(board, [...board.cookingsOn.keys()])
    improveBasket(board, {
      ranges,
      rangesOfEaters: rangesOfEaters(request.table),
      taste: tastes.inBasket,
      tastes: request,
      counted,
      aimsForMinerals: request.aim.isAsked,
      random,
    })
  }
  partCopies(board, strict)
  return readPlan(board, ranges)
}

function hasNeeds(table: readonly PlannedEater[]): boolean {
  return table.some(({ needs }) => needs !== undefined)
}

/** What they may eat, and how much of it about, still counts. */
function withoutNeeds(eater: PlannedEater): PlannedEater {
  return { ...eater, needs: undefined }
}

/** Where no dish is good until its last leftover, each meal is cooked afresh. */
function splitWhereNothingKeeps(menu: Menu, open: readonly Cooking[]): Cooking[] {
  return open.flatMap((cooking) =>
    candidatesFor(menu, cooking).length > 0 ? [cooking] : cooking.slots.map(alone),
  )
}

type IntoRange = Readonly<{ judge: Judge; ranges: MacroRanges; most: number }>

/** Days descent left out: each by itself first; when that leaves several, all days again from tuples known to be in range. */
function getIntoRange(board: Board, { judge, ranges, most }: IntoRange, random: Random): void {
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
  repairDays({ board, judge, random, mostEvaluations: most })
  if (daysOut({ board, judge }).length < fewestToAssemble) return
  if (assembleDays(assembly, asked ?? openDays(assembly)))
    repairDays({ board, judge, random, mostEvaluations: most })
}

/** TOG-3: what costs days of eaters alone, who can have dishes of their own on them. */
function getOwnerIntoRange(board: Board, judge: Judge, random: Random): void {
  descend(board, judge, rounds / 2)
  repairDays({ board, judge, random, mostEvaluations: board.evaluations + mostForOwner })
}

/** What the plan may hold. */
export function choosableDishes(request: PlanRequest): readonly Dish[] {
  const { dishes, palate } = request
  if (palate.dislikedCuisines.length === 0) return dishes
  return dishes.filter((dish) => mayBeDrawn(dish, request))
}
