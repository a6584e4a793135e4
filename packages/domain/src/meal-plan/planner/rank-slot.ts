import { deviationOf } from '../../nutrition/deviation.ts'
import type { Macros } from '../../nutrition/macros.ts'
import { isWithin, macrosOf } from './day-bounds.ts'
import type { Dish } from './menu.ts'
import { servingsOf } from './portions/portions.ts'
import { aroundOf, caloriesOfMeals, partOf, rangesByThen } from './ranking/slot-around.ts'
import {
  asLargestPlate,
  bestPortion,
  type PricedServing,
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

function choiceOf(dish: Dish, { portion, totals, cost }: Omit<PricedServing, 'dish'>): PricedServing {
  return { dish, portion, totals, cost }
}

function fitOf(
  { dish, portion, others }: PricedServing,
  day: Pick<Fit, 'totals' | 'deviation' | 'miss'>,
): Fit {
  const fit = { dish, servings: servingsOf(portion), ...day }
  return others ? { ...fit, neighbourServings: others.map(servingsOf) } : fit
}
