import { oncePerValue } from '../../../derived/once-per-value.ts'
import type { Meal } from '../../../meals/meals.ts'
import { eachMacro } from '../../../nutrition/macros.ts'
import { type MacroRanges, middleOf } from '../../../nutrition/ranges.ts'
import type { Share } from '../../../onboarding/meal-shares.ts'
import { type DayBounds, dayBoundsOf, type MacroVector, vectorOf } from '../day-bounds.ts'
import { type Dish, portionsOf } from '../menu.ts'
import { type DayCost, dayCostOf } from '../objective.ts'
import { type Quarters, quartersPerServing } from '../portions/portions.ts'
import { added, type Part, type Spare, spareOf } from '../portions/portions-in-range.ts'
import type { Neighbour, SlotQuestion } from './slot-question.ts'

const nothing: MacroVector = [0, 0, 0, 0]
const nothingServed: Part = { least: 1, most: 0, perQuarter: nothing }
const perQuarterServing = 1 / quartersPerServing

/** Of a day whose servings were found together: written over by the next question. */
export type Reportioned = {
  /** Of the slot first, then of the neighbours whose serving may change. */
  portions: readonly Quarters[]
  cost: number
  totals: [calories: number, fat: number, netCarbs: number, protein: number]
}

/** The day round the slot, as numbers. */
export type SlotAround = {
  dayCost: DayCost
  bounds: DayBounds
  neighbours: readonly Neighbour[]
  /** Of each neighbour; without one its serving stays. */
  parts: readonly (Part | undefined)[]
  /** Those there are, behind the part of the dish that is asked about; and what they can add beside any dish. */
  withSlot: Part[]
  spare: Spare
  found: Reportioned
  /** What all neighbours add as they are, and what those add whose serving stays; each with what is eaten besides. */
  all: MacroVector
  fixed: MacroVector
}

/** What the day should hold once the slot is filled: less by the usual share of the meals still open, of what the others leave. */
export function rangesByThen({
  meal,
  neighbours,
  openMeals,
  ranges,
  besides,
  shares,
}: SlotQuestion): MacroRanges {
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

export function aroundOf(question: SlotQuestion, byThen: MacroRanges): SlotAround {
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
    dayCost: dayCostOf(byThen),
    bounds: dayBoundsOf(byThen),
    neighbours,
    parts,
    withSlot: [nothingServed, ...free],
    spare: spareOf(free),
    found: { portions: [], cost: 0, totals: [0, 0, 0, 0] },
    all: sumOf(served),
    fixed: sumOf(served.filter((_, at) => parts[at] === undefined)),
  }
}

/** What follows of each candidate from the answers alone, as columns. */
type Parts = Readonly<{
  candidates: readonly Dish[]
  share: Share
  day: number
  least: Int16Array
  most: Int16Array
  perQuarter: readonly MacroVector[]
}>

/** Kept with the ranges, which follow from the answers: of each meal that asked for last. */
const partsKept = new WeakMap<MacroRanges, Map<Meal, Parts>>()

export function partsOf(question: SlotQuestion): Parts {
  const { ranges, meal, candidates, shares } = question
  const share = shares[meal]
  const day = caloriesOfMeals(question)
  const ofMeals = partsKept.get(ranges) ?? new Map<Meal, Parts>()
  const known = ofMeals.get(meal)
  if (known?.candidates === candidates && known.share === share && known.day === day) return known
  const least = new Int16Array(candidates.length)
  const most = new Int16Array(candidates.length)
  for (const [at, dish] of candidates.entries()) {
    const portions = portionsOf(dish, share, day)
    least[at] = Math.min(portions.least, mostQuarters)
    most[at] = portions.most
  }
  const parts = { candidates, share, day, least, most, perQuarter: quartersOf(candidates) }
  partsKept.set(ranges, ofMeals.set(meal, parts))
  return parts
}

/** More than any portion: of a dish that is all but empty so many would be the least. */
const mostQuarters = 30_000

const quartersOf = oncePerValue((candidates: readonly Dish[]) => candidates.map(quarterOf))

function partOf(dish: Dish, share: Share, day: number): Part {
  const { least, most } = portionsOf(dish, share, day)
  return { least, most, perQuarter: quarterOf(dish) }
}

/** The macros of a quarter of a serving. */
const quarterOf = oncePerValue(({ perServing }: Dish): MacroVector => vectorOf(perServing, perQuarterServing))
