import { deviationOf } from '../../nutrition/deviation.ts'
import { addMacros, type Macros, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import { type MacroRanges, middleOf } from '../../nutrition/ranges.ts'
import type { Meal } from '../meals.ts'
import { dayCostOf } from './day-cost.ts'
import type { Share } from './meal-shares.ts'
import { type Dish, portionsOf } from './menu.ts'
import { type Portions, type Quarters, servingsOf } from './portions.ts'

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
  ranges: MacroRanges
  shares: Readonly<Record<Meal, Share>>
}

/** What the day would be with this dish in the slot. */
export type Fit = {
  dish: Dish
  servings: number
  totals: Macros
  deviation: number
  /** New servings of the neighbours, where only these bring the day into range; in their order. */
  neighbourServings?: number[]
}

/** ITEM-5: the candidates, those first that fit the day best, each with its best serving. */
export function rankSlot({ meal, candidates, neighbours, ranges, shares }: SlotQuestion): Fit[] {
  const day = middleOf(ranges.calories)
  const served = neighbours.map(({ dish, servings }) => scaleMacros(dish.perServing, servings))
  const rest = served.reduce(addMacros, noMacros)
  const free = neighbours.map((neighbour) =>
    neighbour.isFixed ? undefined : portionsOf(neighbour.dish, shares[neighbour.meal], day),
  )
  const costOf = costIn(ranges)
  const fits = candidates.flatMap((dish): Fit[] => {
    const portions = portionsOf(dish, shares[meal], day)
    if (portions.least > portions.most) return []
    const fit = bestServing({ dish, portions, rest, ranges }, costOf)
    return [
      fit.deviation === 0 ? fit : (reportioned(fit, portions, { neighbours, free, ranges }, costOf) ?? fit),
    ]
  })
  return fits
    .map((fit) => ({ fit, cost: costOf(fit.totals) + (fit.neighbourServings ? forReportioning : 0) }))
    .sort((a, b) => a.fit.deviation - b.fit.deviation || a.cost - b.cost)
    .map(({ fit }) => fit)
}

/** A day that is in range as it stands comes before one whose other meals must change. */
const forReportioning = 2
const middleWeight = 4

type CostOf = (totals: Macros) => number

function costIn(ranges: MacroRanges): CostOf {
  const cost = dayCostOf(ranges, middleWeight)
  return ({ calories, fat, netCarbs, protein }) => cost(calories, fat, netCarbs, protein)
}

function bestServing(
  { dish, portions, rest, ranges }: { dish: Dish; portions: Portions; rest: Macros; ranges: MacroRanges },
  costOf: CostOf,
): Fit {
  const tries = quartersIn(portions).map((portion) => {
    const totals = addMacros(rest, scaleMacros(dish.perServing, servingsOf(portion)))
    return { servings: servingsOf(portion), totals, cost: costOf(totals) }
  })
  const { servings, totals } = tries.reduce((best, other) => (other.cost < best.cost ? other : best))
  return { dish, servings, totals, deviation: deviationOf(totals, ranges) }
}

type Around = {
  neighbours: readonly Neighbour[]
  /** The portions each neighbour may have; undefined where it is fixed. */
  free: readonly (Portions | undefined)[]
  ranges: MacroRanges
}

/** All servings of the day in turn, each to its best, until the day is in range or none gets better. */
function reportioned(
  fit: Fit,
  portions: Portions,
  { neighbours, free, ranges }: Around,
  costOf: CostOf,
): Fit | undefined {
  const dishes = [fit.dish, ...neighbours.map(({ dish }) => dish)]
  const allowed = [portions, ...free]
  const servings = [fit.servings, ...neighbours.map((neighbour) => neighbour.servings)]
  let { totals } = fit
  for (let round = 0; round < mostRounds; round += 1) {
    const before = costOf(totals)
    for (const [at, own] of allowed.entries()) {
      if (!own || own.least > own.most) continue
      const others = addMacros(totals, scaleMacros(dishes[at]!.perServing, -servings[at]!))
      const best = bestServing({ dish: dishes[at]!, portions: own, rest: others, ranges }, costOf)
      servings[at] = best.servings
      totals = best.totals
    }
    if (deviationOf(totals, ranges) === 0) {
      const [own, ...neighbourServings] = servings
      return { dish: fit.dish, servings: own!, totals, deviation: 0, neighbourServings }
    }
    if (costOf(totals) >= before) return undefined
  }
  return undefined
}

const mostRounds = 4

function quartersIn({ least, most }: Portions): Quarters[] {
  return Array.from({ length: most - least + 1 }, (_, at) => least + at)
}
