import { type Random, shuffle } from '../../../chance/seeded-random.ts'
import { daysOfPlan } from '../../../meals/meals.ts'
import type { PlacedCooking } from '../board.ts'
import { weights } from '../weights.ts'
import { farReach as choiceReach, improveDish } from './choose-dish.ts'
import { isBatch } from './day-portions.ts'
import { type DayPair, exchangePair, type PairReach } from './exchange-pair.ts'
import { improveWithOthers } from './improve-with-others.ts'
import { exchangeIfCheaper, likeCookings } from './moves.ts'
import { partCopiedDay } from './part-copied-day.ts'
import { hasCopy, keepIfPlanIsCheaper } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'
import { type Budget, workOf } from './work.ts'

/** All that two meals may be: what is cheap decides nothing while a day is out of range. */
const farReach: PairReach = { ranked: 1000, portioned: 300, priced: 1 }
const rounds = 3

/** Of a day in range the plan decides, too. */
const oddReach: PairReach = { ranked: 300, portioned: 100, priced: 6 }
/** Of a day that is absurd. */
const absurdReach: PairReach = { ranked: 1000, portioned: 600, priced: 6 }

/** Days that cost at least so much: of all pairs of dishes for two of their meals, one that makes them cost less. */
export function mendDays(plan: PricedPlan, random: Random, budget: Budget, leastPrice: number): void {
  const isMeant = (day: number) => plan.dayPrice[day]! >= leastPrice
  mendEach(plan, budget, { isMeant, mend: (day) => mendDay(plan, day, random) }, inAnyOrder(random))
}

/** PLATE-1: odd days, and days of the same mains, that another pair of dishes makes better for the plan. */
export function mendOddDays(plan: PricedPlan, random: Random, budget: Budget): void {
  const isMeant = (day: number) => plan.dayPrice[day]! >= weights.oddDay.value || hasCopy(plan, day)
  mendEach(plan, budget, { isMeant, mend: (day) => mendOddDay(plan, day, random) }, inAnyOrder(random))
}

/** PLATE-1: days in range of the same mains: exchanged with like meals of other days, or with another dish and a side to it. */
export function mendCopiedDays(plan: PricedPlan, random: Random, budget: Budget): void {
  // What couldn't be brought into range before is out of it also with another dish.
  const isMeant = (day: number) => plan.dayPrice[day]! < weights.dayOut.value && hasCopy(plan, day)
  const mend = (day: number) =>
    shuffle(random, cookingsOn(plan, day)).some((one) => mendByExchange(plan, one, random)) ||
    partCopiedDay(plan, day)
  mendEach(plan, budget, { isMeant, mend }, inAnyOrder(random), daysOfPlan)
}

/** No day takes all of it from the others. */
const mostWorkOnAbsurdDay = 4e5

/** PLATE-1: days that are absurd still, and copies, by whatever brings better ones: most plans have none. The worst come first. */
export function mendAbsurdDays(plan: PricedPlan, random: Random, budget: Budget): void {
  const isMeant = (day: number) => plan.dayPrice[day]! >= weights.absurdDay.value || hasCopy(plan, day)
  const mend = (day: number) => {
    const ofDay = { most: Math.min(budget.most, workOf(plan) + mostWorkOnAbsurdDay) }
    const started = workOf(plan)
    const isMended = mendAbsurdDay(plan, day, random, ofDay)
    // What failed counts alone: who has hardly any dishes has such days for good.
    if (isMended) budget.most += workOf(plan) - started
    return isMended
  }
  const worstFirst = (days: number[]) => days.sort((a, b) => plan.dayPrice[b]! - plan.dayPrice[a]!)
  mendEach(plan, budget, { isMeant, mend }, worstFirst)
}

type Mending = Readonly<{ isMeant(day: number): boolean; mend(day: number): boolean }>

type Order = (days: number[]) => number[]

function inAnyOrder(random: Random): Order {
  return (days) => shuffle(random, days)
}

function mendEach(
  plan: PricedPlan,
  budget: Budget,
  { isMeant, mend }: Mending,
  inOrder: Order,
  mostRounds = rounds,
): void {
  for (let round = 0; round < mostRounds; round += 1) {
    const days = Array.from(plan.dayPrice, (_, day) => day).filter(isMeant)
    const mended = inOrder(days).filter((day) => workOf(plan) < budget.most && isMeant(day) && mend(day))
    if (mended.length === 0) return
  }
}

function mendDay(plan: PricedPlan, day: number, random: Random): boolean {
  return shuffle(random, pairsOn(plan, day)).some((pair) =>
    exchangePair(plan, pair, random, { reach: farReach }),
  )
}

function mendOddDay(plan: PricedPlan, day: number, random: Random): boolean {
  if (mendByPairs(plan, day, random, oddReach)) return true
  // Or one of its dishes, a dessert too, among many more.
  return shuffle(random, cookingsOn(plan, day)).some((one) => improveDish(plan, one, random, choiceReach))
}

function mendAbsurdDay(plan: PricedPlan, day: number, random: Random, budget: Budget): boolean {
  // A dessert first, since no pair has it.
  const cookings = shuffle(random, cookingsOn(plan, day)).sort(
    (a, b) => Number(isBatch(b)) - Number(isBatch(a)),
  )
  return (
    cookings.some((one) => mendByExchange(plan, one, random)) ||
    cookings.some((one) => improveWithOthers(plan, one, random, budget)) ||
    mendByPairs(plan, day, random, absurdReach)
  )
}

function cookingsOn({ seating }: PricedPlan, day: number): PlacedCooking[] {
  return [...new Set(seating.seatsOn[day]!.map(({ cooking }) => cooking))]
}

/** Who has few dishes has most of them on the plan already, and no more may be cooked twice. */
function mendByExchange(plan: PricedPlan, one: PlacedCooking, random: Random): boolean {
  return shuffle(random, likeCookings(plan, one)).some((other) => exchangeIfCheaper(plan, one, other))
}

function mendByPairs(plan: PricedPlan, day: number, random: Random, reach: PairReach): boolean {
  return shuffle(random, pairsOn(plan, day)).some((pair) =>
    keepIfPlanIsCheaper(plan, () => exchangePair(plan, pair, random, { reach })),
  )
}

function pairsOn(plan: PricedPlan, day: number): DayPair[] {
  const cookings = cookingsOn(plan, day).filter((one) => !isBatch(one))
  return cookings.flatMap((one, at) => cookings.slice(at + 1).map((other) => ({ one, other, day })))
}
