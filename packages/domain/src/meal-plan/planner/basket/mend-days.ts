import { type Random, shuffle } from '../../../chance/seeded-random.ts'
import { keepIfCheaper } from '../board.ts'
import { weights } from '../weights.ts'
import { farReach as choiceReach, improveDish } from './choose-dish.ts'
import { isBatch } from './day-portions.ts'
import { type DayPair, exchangePair, type PairReach } from './exchange-pair.ts'
import { hasCopy, priceOfPlan } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'
import { type Budget, workOf } from './work.ts'

/** All that two meals may be: what is cheap decides nothing while a day is out of range. */
const farReach: PairReach = { ranked: 1000, portioned: 300, priced: 1 }
const rounds = 3

/** Of a day in range the plan decides, too. */
const oddReach: PairReach = { ranked: 300, portioned: 100, priced: 6 }

/** Days that cost at least so much: of all pairs of dishes for two of their meals, one that makes them cost less. */
export function mendDays(plan: PricedPlan, random: Random, budget: Budget, leastPrice: number): void {
  const isMeant = (day: number) => plan.dayPrice[day]! >= leastPrice
  mendEach(plan, budget, { isMeant, mend: (day) => mendDay(plan, day, random) }, random)
}

/** PLATE-1: odd days, and days of the same mains, that another pair of dishes makes better for the plan. */
export function mendOddDays(plan: PricedPlan, random: Random, budget: Budget): void {
  const isMeant = (day: number) => plan.dayPrice[day]! >= weights.oddDay.value || hasCopy(plan, day)
  mendEach(plan, budget, { isMeant, mend: (day) => mendOddDay(plan, day, random) }, random)
}

type Mending = Readonly<{ isMeant(day: number): boolean; mend(day: number): boolean }>

function mendEach(plan: PricedPlan, budget: Budget, { isMeant, mend }: Mending, random: Random): void {
  for (let round = 0; round < rounds; round += 1) {
    const days = Array.from(plan.dayPrice, (_, day) => day).filter(isMeant)
    const mended = shuffle(random, days).filter(
      (day) => workOf(plan) < budget.most && isMeant(day) && mend(day),
    )
    if (mended.length === 0) return
  }
}

function mendDay(plan: PricedPlan, day: number, random: Random): boolean {
  return shuffle(random, pairsOn(plan, day)).some((pair) =>
    exchangePair(plan, pair, random, { reach: farReach }),
  )
}

function mendOddDay(plan: PricedPlan, day: number, random: Random): boolean {
  const priceNow = () => priceOfPlan(plan)
  const isMended = shuffle(random, pairsOn(plan, day)).some((pair) =>
    keepIfCheaper(plan.board, priceNow, () => exchangePair(plan, pair, random, { reach: oddReach })),
  )
  // Or one of its dishes, a dessert too, among many more.
  const cookings = new Set(plan.seating.seatsOn[day]!.map(({ cooking }) => cooking))
  return isMended || shuffle(random, [...cookings]).some((one) => improveDish(plan, one, random, choiceReach))
}

function pairsOn({ seating }: PricedPlan, day: number): DayPair[] {
  const cookings = [...new Set(seating.seatsOn[day]!.map(({ cooking }) => cooking))].filter(
    (one) => !isBatch(one),
  )
  return cookings.flatMap((one, at) => cookings.slice(at + 1).map((other) => ({ one, other, day })))
}
