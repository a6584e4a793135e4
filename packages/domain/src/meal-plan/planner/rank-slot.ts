import { deviationFrom } from '../../nutrition/deviation.ts'
import type { Macros } from '../../nutrition/macros.ts'
import { isWithin, macrosOf } from './day-bounds.ts'
import type { Dish } from './menu.ts'
import { servingsOf } from './portions/portions.ts'
import { aroundOf, caloriesOfMeals, partOf, rangesByThen } from './ranking/slot-around.ts'
import {
  asLargestPlate,
  bestPortion,
  type PricedPortion,
  reportioned,
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

/** ITEM-5: the candidates, those first that fit the day best, each with its best serving. */
export function rankSlot(question: SlotQuestion): Fit[] {
  const { meal, candidates, openMeals, ranges, shares, isByHand, wholeBatchesFor } = question
  const day = caloriesOfMeals(question)
  const byThen = rangesByThen(question)
  const around = aroundOf(question, byThen)
  const missOf = deviationFrom(byThen)
  // With no meal open, the day is asked for no less than all of it.
  const deviationOf = openMeals.length === 0 ? undefined : deviationFrom(ranges)
  const ranked: (PricedPortion & { dish: Dish; miss: number })[] = []
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
    const miss = missOf(totals[0], totals[1], totals[2], totals[3])
    ranked.push({ dish, portion, cost, totals, others, miss })
  }
  return ranked
    .sort((a, b) => a.miss - b.miss || a.cost - b.cost)
    .map(({ dish, portion, totals, others, miss }) => {
      const deviation = deviationOf ? deviationOf(totals[0], totals[1], totals[2], totals[3]) : miss
      const fit = { dish, servings: servingsOf(portion), totals: macrosOf(totals), deviation, miss }
      return others ? { ...fit, neighbourServings: others.map(servingsOf) } : fit
    })
}
