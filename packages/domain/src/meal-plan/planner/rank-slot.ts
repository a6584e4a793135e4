import { deviationFrom } from '../../nutrition/deviation.ts'
import type { Macros } from '../../nutrition/macros.ts'
import { isDayWithin, macrosOf } from './day-bounds.ts'
import type { Dish } from './menu.ts'
import { servingsOf } from './portions/portions.ts'
import { aroundOf, partsOf, rangesByThen } from './ranking/slot-around.ts'
import {
  asLargestPlate,
  cheapestPortion,
  reportioned,
  servingsBeside,
  wholeBatches,
} from './ranking/slot-portions.ts'
import type { SlotQuestion } from './ranking/slot-question.ts'

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

/** How each dish would fit a slot, as columns: a draw looks at hundreds of dishes, and needs one. */
export type SlotFits = Readonly<{
  /** Those that may stand there, in the order of the candidates. */
  dishes: readonly Dish[]
  /** In quarters of a serving. */
  portions: Uint8Array
  /** As of a `Fit`; of two with the same miss the one that costs less is better. */
  misses: Float64Array
  costs: Float64Array
  fitAt(at: number): Fit
  /** The places of all, the best first. */
  ranked(): readonly number[]
}>

/** ITEM-5: each candidate with its best serving. */
export function fitSlot(question: SlotQuestion): SlotFits {
  const { candidates, openMeals, ranges, isByHand, wholeBatchesFor } = question
  const byThen = rangesByThen(question)
  const around = aroundOf(question, byThen)
  const { all, bounds, dayCost } = around
  const parts = partsOf(question)
  const missOf = deviationFrom(byThen)
  const dishes: Dish[] = []
  const portions = new Uint8Array(candidates.length)
  const misses = new Float64Array(candidates.length)
  const costs = new Float64Array(candidates.length)
  const sums = new Float64Array(macros * candidates.length)
  const othersOf = new Map<number, readonly number[]>()
  // Hundreds of dishes: of those that fit beside the others as they are, nothing is made on the way.
  for (let number = 0; number < candidates.length; number += 1) {
    const dish = candidates[number]!
    const perQuarter = parts.perQuarter[number]!
    let least = parts.least[number]!
    let most = parts.most[number]!
    if (isByHand || wholeBatchesFor) {
      const own = { least, most, perQuarter }
      const shown = isByHand ? asLargestPlate(own, dish) : own
      const part = wholeBatchesFor ? wholeBatches(shown, { dish, people: wholeBatchesFor }, around) : shown
      least = part.least
      most = part.most
    }
    if (least > most) continue
    const portion = cheapestPortion(perQuarter, least, most, all, dayCost)
    const k = all[0] + portion * perQuarter[0]
    const f = all[1] + portion * perQuarter[1]
    const c = all[2] + portion * perQuarter[2]
    const p = all[3] + portion * perQuarter[3]
    // While a meal is missing, the others may stay as they are.
    const isFine = openMeals.length > 0 || isDayWithin(bounds, k, f, c, p)
    const together = isFine ? undefined : reportioned({ least, most, perQuarter }, around)
    const at = dishes.push(dish) - 1
    portions[at] = together ? together.portions[0]! : portion
    costs[at] = together ? together.cost : dayCost(k, f, c, p)
    sums[macros * at] = together ? together.totals[0] : k
    sums[macros * at + 1] = together ? together.totals[1] : f
    sums[macros * at + 2] = together ? together.totals[2] : c
    sums[macros * at + 3] = together ? together.totals[3] : p
    misses[at] = missOf(
      sums[macros * at]!,
      sums[macros * at + 1]!,
      sums[macros * at + 2]!,
      sums[macros * at + 3]!,
    )
    if (together) othersOf.set(at, servingsBeside(together, around))
  }
  const deviationOf = deviationFrom(ranges)
  let order: readonly number[] | undefined
  return {
    dishes,
    portions,
    misses,
    costs,
    fitAt: (at) => {
      const from = macros * at
      const totals = [sums[from]!, sums[from + 1]!, sums[from + 2]!, sums[from + 3]!] as const
      const servings = servingsOf(portions[at]!)
      const deviation = deviationOf(...totals)
      const fit = { dish: dishes[at]!, servings, totals: macrosOf(totals), deviation, miss: misses[at]! }
      const others = othersOf.get(at)
      return others ? { ...fit, neighbourServings: others } : fit
    },
    ranked: () => {
      order ??= [...dishes.keys()].sort((a, b) => misses[a]! - misses[b]! || costs[a]! - costs[b]!)
      return order
    },
  }
}

const macros = 4

/** ITEM-5: the candidates, those first that fit the day best, each with its best serving. */
export function rankSlot(question: SlotQuestion): Fit[] {
  const { ranked, fitAt } = fitSlot(question)
  return ranked().map(fitAt)
}
