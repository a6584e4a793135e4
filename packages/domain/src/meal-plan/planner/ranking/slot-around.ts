import { oncePerValue } from '../../../derived/once-per-value.ts'
import type { Meal } from '../../../meals/meals.ts'
import { eachMacro } from '../../../nutrition/macros.ts'
import { type MacroRanges, middleOf } from '../../../nutrition/ranges.ts'
import type { Share } from '../../../onboarding/meal-shares.ts'
import { type DayBounds, dayBoundsOf, type MacroVector, vectorOf } from '../day-bounds.ts'
import { type Dish, portionsOf } from '../menu.ts'
import { type DayCost, dayCostOf } from '../objective.ts'
import { quartersPerServing } from '../portions/portions.ts'
import { added, type Part, type Spare, spareOf } from '../portions/portions-in-range.ts'
import type { Neighbour, SlotQuestion } from './slot-question.ts'

const nothing: MacroVector = [0, 0, 0, 0]
const perQuarterServing = 1 / quartersPerServing

/** The day round the slot, as numbers. */
export type SlotAround = {
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

export function caloriesOfMeals({ ranges, besides }: SlotQuestion): number {
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
    free,
    spare: spareOf(free),
    all: sumOf(served),
    fixed: sumOf(served.filter((_, at) => parts[at] === undefined)),
  }
}

export function partOf(dish: Dish, share: Share, day: number): Part {
  const { least, most } = portionsOf(dish, share, day)
  return { least, most, perQuarter: quarterOf(dish) }
}

/** The macros of a quarter of a serving. */
const quarterOf = oncePerValue(({ perServing }: Dish): MacroVector => vectorOf(perServing, perQuarterServing))
