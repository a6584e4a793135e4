import { type Random, shuffle } from '../../../chance/seeded-random.ts'
import { daysOfPlan } from '../../meals.ts'
import { isBatch } from './day-portions.ts'
import { type DayPair, exchangePair, type PairReach } from './exchange-pair.ts'
import { weekPrices } from './week-prices.ts'
import { type Budget, workOf } from './work.ts'
import type { WorkingPlan } from './working-plan.ts'

/** All that two meals may be: what is cheap decides nothing while a day is out of range. */
const farReach: PairReach = { ranked: 1000, portioned: 300, priced: 1 }
const rounds = 3

/** Days that are still out of range: of all pairs of dishes for two of their meals, one that brings them in. */
export function mendDays(plan: WorkingPlan, random: Random, budget: Budget): void {
  for (let round = 0; round < rounds; round += 1) {
    const out = shuffle(random, daysOutOf(plan))
    const mended = out.filter((day) => workOf(plan) < budget.most && mendDay(plan, day, random))
    if (mended.length === 0) return
  }
}

function daysOutOf({ dayPrice }: WorkingPlan): number[] {
  return Array.from({ length: daysOfPlan }, (_, day) => day).filter(
    (day) => dayPrice[day]! >= weekPrices.dayOut,
  )
}

function mendDay(plan: WorkingPlan, day: number, random: Random): boolean {
  return shuffle(random, pairsOn(plan, day)).some((pair) =>
    exchangePair(plan, pair, random, { reach: farReach }),
  )
}

function pairsOn({ seating }: WorkingPlan, day: number): DayPair[] {
  const cookings = [...new Set(seating.seatsOn[day]!.map(({ cooking }) => cooking))].filter(
    (one) => !isBatch(one),
  )
  return cookings.flatMap((one, at) => cookings.slice(at + 1).map((other) => ({ one, other, day })))
}
