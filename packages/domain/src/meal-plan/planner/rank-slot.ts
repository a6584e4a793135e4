import { deviationOf } from '../../nutrition/deviation.ts'
import { eachMacro, type Macros } from '../../nutrition/macros.ts'
import { type MacroRanges, middleOf } from '../../nutrition/ranges.ts'
import type { Meal } from '../meals.ts'
import { type DayBounds, dayBoundsOf, isWithin, type MacroVector, macrosOf, vectorOf } from './day-bounds.ts'
import { type DayCost, dayCostOf } from './day-cost.ts'
import type { Share } from './meal-shares.ts'
import { type Dish, portionsOf } from './menu.ts'
import { batchTotals } from './portions/batches.ts'
import {
  leastPortion,
  mostPortionOf,
  type Quarters,
  quartersPerServing,
  servingsOf,
} from './portions/portions.ts'
import { added, type Part, portionsInRange, type Spare, spareOf } from './portions/portions-in-range.ts'

/** Something else the day eats, which a choice for the slot leaves in place. */
export type Neighbour = {
  dish: Dish
  meal: Meal
  servings: number
  /** A locked item, or one cooked on another day, keeps its serving too. */
  isFixed: boolean
}
export type SlotQuestion = {
  meal: Meal
  /** What may stand in the slot; what the person must not eat is not among it. */
  candidates: readonly Dish[]
  neighbours: readonly Neighbour[]
  /** Meals of the day that have nothing yet: the choice leaves them their share. */
  openMeals: readonly Meal[]
  ranges: MacroRanges
  /** LIFE-4: what the day eats besides the plan. */
  besides?: Macros | undefined
  shares: Readonly<Record<Meal, Share>>
  /** A person chooses: a dish of which a plate is too little for the meal is offered too, as the largest plate. */
  isByHand?: boolean
  /** Of a dessert that is eaten in this slot alone: cooked in whole batches for so many people. */
  wholeBatchesFor?: number
}

/** What the day would be with this dish in the slot. */
export type Fit = {
  dish: Dish
  servings: number
  totals: Macros
  deviation: number
  /** The deviation from what the day should hold by then, its open meals still to come; what the fits are ranked by. */
  miss: number
  /** New servings of the neighbours, where only these bring the day into range; in their order. */
  neighbourServings?: readonly number[]
}

/** A day that is in range as it stands comes before one whose other meals must change. */
const forReportioning = 2
const middleWeight = 4
const nothing: MacroVector = [0, 0, 0, 0]
const perQuarterServing = 1 / quartersPerServing

/** The day round the slot, as numbers. */
type Around = {
  dayCost: DayCost
  bounds: DayBounds
  neighbours: readonly Neighbour[]
  /** Of each neighbour; without one its serving stays. */
  parts: readonly (Part | undefined)[]
  /** Those there are, and what they can add beside any dish. */
  free: readonly Part[]
  spare: Spare
  /** What all neighbours add as they are, and what those add whose serving stays; each with what is eaten besides. */
  all: MacroVector
  fixed: MacroVector
}
type Choice = {
  dish: Dish
  portion: Quarters
  totals: MacroVector
  cost: number
  others?: readonly Quarters[]
}

/** ITEM-5: the candidates, those first that fit the day best, each with its best serving. */
export function rankSlot(question: SlotQuestion): Fit[] {
  const { meal, candidates, openMeals, ranges, shares, isByHand, wholeBatchesFor } = question
  const day = caloriesOfMeals(question)
  const byThen = rangesByThen(question)
  const around = aroundOf(question, byThen)
  const ranked = []
  for (const dish of candidates) {
    const own = partOf(dish, shares[meal], day)
    const shown = isByHand ? asLargestPlate(own, dish) : own
    const part = wholeBatchesFor ? wholeBatches(shown, { dish, people: wholeBatchesFor }, around) : shown
    if (part.least > part.most) continue
    const alone = choiceOf(dish, bestPortion(part, around.all, around.dayCost))
    // While a meal is missing, the others may stay as they are.
    const isFine = openMeals.length > 0 || isWithin(alone.totals, around.bounds)
    const choice = isFine ? alone : (reportioned(dish, part, around) ?? alone)
    const totals = macrosOf(choice.totals)
    ranked.push({ choice, totals, miss: deviationOf(totals, byThen) })
  }
  return ranked
    .sort((a, b) => a.miss - b.miss || a.choice.cost - b.choice.cost)
    .map(({ choice, totals, miss }) => {
      // With no meal open, the day is asked for no less than all of it.
      const deviation = openMeals.length === 0 ? miss : deviationOf(totals, ranges)
      return fitOf(choice, { totals, deviation, miss })
    })
}

function choiceOf(dish: Dish, { portion, totals, cost }: Omit<Choice, 'dish'>): Choice {
  return { dish, portion, totals, cost }
}

/** What the day should hold once the slot is filled: less by the usual share of the meals still open, of what the others leave. */
function rangesByThen({ meal, neighbours, openMeals, ranges, besides, shares }: SlotQuestion): MacroRanges {
  const usual = (of: readonly Meal[]) => of.reduce((sum, one) => sum + middleOfShare(shares[one]), 0)
  const eaten = usual([meal, ...neighbours.map((neighbour) => neighbour.meal)])
  const share = eaten / (eaten + usual(openMeals))
  return eachMacro((name) => {
    const { minimum, maximum } = ranges[name]
    const other = besides?.[name] ?? 0
    return { minimum: (minimum - other) * share + other, maximum: (maximum - other) * share + other }
  })
}

function caloriesOfMeals({ ranges, besides }: SlotQuestion): number {
  return middleOf(ranges.calories) - (besides?.calories ?? 0)
}

function middleOfShare({ least, most }: Share): number {
  return (least + most) / 2
}

function aroundOf(question: SlotQuestion, byThen: MacroRanges): Around {
  const { neighbours, besides, shares } = question
  const day = caloriesOfMeals(question)
  const start = besides ? vectorOf(besides) : nothing
  const parts = neighbours.map(({ dish, meal, isFixed }) => {
    const part = partOf(dish, shares[meal], day)
    return isFixed || part.least > part.most ? undefined : part
  })
  const free = parts.filter((one) => one !== undefined)
  const served = neighbours.map(({ dish, servings }) => vectorOf(dish.perServing, servings))
  const sumOf = (vectors: readonly MacroVector[]) => vectors.reduce((sum, one) => added(sum, one, 1), start)
  return {
    dayCost: dayCostOf(byThen, middleWeight),
    bounds: dayBoundsOf(byThen),
    neighbours,
    parts,
    free,
    spare: spareOf(free),
    all: sumOf(served),
    fixed: sumOf(served.filter((_, at) => parts[at] === undefined)),
  }
}

function partOf(dish: Dish, share: Share, day: number): Part {
  const { least, most } = portionsOf(dish, share, day)
  return { least, most, perQuarter: vectorOf(dish.perServing, perQuarterServing) }
}

/** The same part where a plate reaches the meal's share; else the plate that comes nearest to it. */
function asLargestPlate(part: Part, { gramsPerServing }: Dish): Part {
  const plate = Math.max(leastPortion, mostPortionOf(gramsPerServing))
  return part.least > plate ? { ...part, least: plate, most: plate } : part
}

/** The one portion of whole batches that leaves the day cheapest; none where the part holds none. */
function wholeBatches(part: Part, { dish, people }: { dish: Dish; people: number }, around: Around): Part {
  const batch = { servings: dish.batchServings, people, parts: 1 }
  const priced = batchTotals(batch, part.most)
    .filter((total) => total >= part.least)
    .map((total) => bestPortion({ ...part, least: total, most: total }, around.all, around.dayCost))
    .sort((a, b) => a.cost - b.cost)
  const best = priced[0]?.portion
  return best === undefined ? { ...part, least: 1, most: 0 } : { ...part, least: best, most: best }
}

/** The portion that leaves the day cheapest, the rest of it as given. Hundreds of dishes a question: nothing is made on the way. */
function bestPortion({ perQuarter, least, most }: Part, rest: MacroVector, dayCost: DayCost) {
  const [calories, fat, netCarbs, protein] = perQuarter
  let portion = least
  let cost = Number.POSITIVE_INFINITY
  for (let other = least; other <= most; other += 1) {
    const otherCost = dayCost(
      rest[0] + other * calories,
      rest[1] + other * fat,
      rest[2] + other * netCarbs,
      rest[3] + other * protein,
    )
    if (otherCost < cost) [portion, cost] = [other, otherCost]
  }
  return { portion, cost, totals: added(rest, perQuarter, portion) }
}

/** All servings of the day found together, where that brings it into range, then each drawn to the middle once. */
function reportioned(
  dish: Dish,
  part: Part,
  { parts, free: others, spare, bounds, fixed, dayCost, neighbours }: Around,
): Choice | undefined {
  const free = [part, ...others]
  const found = portionsInRange(free, bounds, fixed, spare)
  if (!found) return undefined
  const portions = [...found]
  let totals = portions.reduce((sum, portion, at) => added(sum, free[at]!.perQuarter, portion), fixed)
  let cost = dayCost(...totals)
  for (const [at, one] of free.entries()) {
    const best = bestPortion(one, added(totals, one.perQuarter, -portions[at]!), dayCost)
    portions[at] = best.portion
    totals = best.totals
    cost = best.cost
  }
  const [portion, ...next] = portions
  const inOrder = neighbours.map(({ servings }, at) =>
    parts[at] ? next.shift()! : servings * quartersPerServing,
  )
  return { dish, portion: portion!, totals, cost: cost + forReportioning, others: inOrder }
}

function fitOf({ dish, portion, others }: Choice, day: Pick<Fit, 'totals' | 'deviation' | 'miss'>): Fit {
  const fit = { dish, servings: servingsOf(portion), ...day }
  return others ? { ...fit, neighbourServings: others.map(servingsOf) } : fit
}
