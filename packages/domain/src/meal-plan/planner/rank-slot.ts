import { deviationFrom } from '../../nutrition/deviation.ts'
import type { Macros } from '../../nutrition/macros.ts'
import { isWithin, macrosOf } from './day-bounds.ts'
import type { Dish } from './menu.ts'
import { type Quarters, servingsOf } from './portions/portions.ts'
import { aroundOf, caloriesOfMeals, partOf, rangesByThen } from './ranking/slot-around.ts'
import { asLargestPlate, bestPortion, reportioned, wholeBatches } from './ranking/slot-portions.ts'
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
  const { meal, candidates, openMeals, ranges, shares, isByHand, wholeBatchesFor } = question
  const day = caloriesOfMeals(question)
  const byThen = rangesByThen(question)
  const around = aroundOf(question, byThen)
  const missOf = deviationFrom(byThen)
  const dishes: Dish[] = []
  const portions = new Uint8Array(candidates.length)
  const misses = new Float64Array(candidates.length)
  const costs = new Float64Array(candidates.length)
  const sums = new Float64Array(macros * candidates.length)
  const othersOf = new Map<number, readonly Quarters[]>()
  for (const dish of candidates) {
    const own = partOf(dish, shares[meal], day)
    const shown = isByHand ? asLargestPlate(own, dish) : own
    const part = wholeBatchesFor ? wholeBatches(shown, { dish, people: wholeBatchesFor }, around) : shown
    if (part.least > part.most) continue
    const alone = bestPortion(part, around.all, around.dayCost)
    // While a meal is missing, the others may stay as they are.
    const isFine = openMeals.length > 0 || isWithin(alone.totals, around.bounds)
    const together = isFine ? undefined : reportioned(part, around)
    const { portion, cost, totals, others } = together ?? alone
    const at = dishes.push(dish) - 1
    portions[at] = portion
    costs[at] = cost
    misses[at] = missOf(totals[0], totals[1], totals[2], totals[3])
    sums.set(totals, macros * at)
    if (others) othersOf.set(at, others)
  }
  // With no meal open, the day is asked for no less than all of it.
  const deviationOf = openMeals.length === 0 ? undefined : deviationFrom(ranges)
  let order: readonly number[] | undefined
  return {
    dishes,
    portions,
    misses,
    costs,
    fitAt: (at) => {
      const from = macros * at
      const totals = [sums[from]!, sums[from + 1]!, sums[from + 2]!, sums[from + 3]!] as const
      const miss = misses[at]!
      const deviation = deviationOf ? deviationOf(...totals) : miss
      const servings = servingsOf(portions[at]!)
      const fit = { dish: dishes[at]!, servings, totals: macrosOf(totals), deviation, miss }
      const others = othersOf.get(at)
      return others ? { ...fit, neighbourServings: others.map(servingsOf) } : fit
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
