import { type Random, shuffle } from '../../../chance/seeded-random.ts'
import { leastGain } from '../board-cost.ts'
import { weights } from '../weights.ts'
import { undoTo } from './change-dish.ts'
import { isBatch } from './day-portions.ts'
import { type DayPair, exchangePair, type PairReach } from './exchange-pair.ts'
import { priceOfPlan } from './plan-price.ts'
import { type Budget, workOf } from './work.ts'
import type { WorkingPlan } from './working-plan.ts'

/** All that two meals may be: what is cheap decides nothing while a day is out of range. */
const farReach: PairReach = { ranked: 1000, portioned: 300, priced: 1 }
const rounds = 3

/** Of a day in range the plan decides, too. */
const oddReach: PairReach = { ranked: 300, portioned: 100, priced: 6 }

/** Days that cost at least so much: of all pairs of dishes for two of their meals, one that makes them, and of days in range the plan, cost less. */
export function mendDays(plan: WorkingPlan, random: Random, budget: Budget, leastPrice: number): void {
  const mend = leastPrice < weights.heavyDay.value ? mendOddDay : mendDay
  for (let round = 0; round < rounds; round += 1) {
    const out = shuffle(random, daysAbove(plan, leastPrice))
    const mended = out.filter((day) => workOf(plan) < budget.most && mend(plan, day, random))
    if (mended.length === 0) return
  }
}

function daysAbove({ dayPrice }: WorkingPlan, least: number): number[] {
  return Array.from(dayPrice, (_, day) => day).filter((day) => dayPrice[day]! >= least)
}

function mendDay(plan: WorkingPlan, day: number, random: Random): boolean {
  return shuffle(random, pairsOn(plan, day)).some((pair) =>
    exchangePair(plan, pair, random, { reach: farReach }),
  )
}

function mendOddDay(plan: WorkingPlan, day: number, random: Random): boolean {
  return shuffle(random, pairsOn(plan, day)).some((pair) => {
    const before = priceOfPlan(plan)
    const mark = plan.log.length
    const isMended = exchangePair(plan, pair, random, { reach: oddReach })
    if (isMended && priceOfPlan(plan) < before - leastGain) return true
    undoTo(plan, mark)
    return false
  })
}

function pairsOn({ seating }: WorkingPlan, day: number): DayPair[] {
  const cookings = [...new Set(seating.seatsOn[day]!.map(({ cooking }) => cooking))].filter(
    (one) => !isBatch(one),
  )
  return cookings.flatMap((one, at) => cookings.slice(at + 1).map((other) => ({ one, other, day })))
}
