import { type Random, shuffle } from '../../../chance/seeded-random.ts'
import { type Board, follow, type PlacedCooking } from '../board.ts'
import { improveSides, mendWithSides } from '../sides/choose-sides.ts'
import { weights } from '../weights.ts'
import { portionAgain } from './change-dish.ts'
import { improveDish } from './choose-dish.ts'
import { coolDown } from './cool-down.ts'
import { type PriceAsked, priceBoard } from './follow-board.ts'
import { mendAbsurdDays, mendCopiedDays, mendDays, mendOddDays } from './mend-days.ts'
import { changeDishesOfWeeks } from './mend-weeks.ts'
import type { PricedPlan } from './priced-plan.ts'
import { workOf } from './work.ts'

type Asked = PriceAsked & {
  aimsForMinerals: boolean
  random: Random
}

/** By cooking and dish it may have; by cooking at least, since few dishes are hard to tell apart by price, and make days alike. */
const workPerChoice = 60
const leastWorkPerCooking = 8000
const mostWork = 5e6
const descents = 2
/** Weeks that reach for minerals, too, have more to weigh. */
const workTimesForMinerals = 2
/** Days that are odd still when all is done are looked at once more. */
const workAfterwards = 0.2
const leastWorkAfterwards = 2e5
/** None where no day is absurd and no week has a dish of the week before. */
const mostWorkOnAbsurdDays = 2e6
/** None where no day has the dishes of another. */
const mostWorkOnCopiedDays = 1e6
const mostWorkOnWeeks = 1e6

/** LIV-1: the plan on the board gets a basket that is small and used up. No day leaves its ranges. */
export function improveBasket(board: Board, { random, aimsForMinerals, ...asked }: Asked): void {
  const plan = priceBoard(board, asked)
  improvePlan(plan, random, aimsForMinerals)
  follow(board, undefined)
}

function improvePlan(plan: PricedPlan, random: Random, aimsForMinerals: boolean): void {
  const { cookings } = plan.seating
  if (cookings.length === 0) return
  const times = aimsForMinerals ? workTimesForMinerals : 1
  const work = cookings.reduce((sum, cooking) => sum + workFor(cooking), 0)
  const most = times * Math.min(mostWork, work)
  portionDays(plan)
  mendDays(plan, random, { most }, weights.dayOut.value)
  mendWithSides(plan, random, { most })
  // What brings days into range isn't taken from what follows: who has few dishes would get no basket, and days that copy each other.
  const budget = { most: most + workOf(plan) }
  for (let round = 0; round < descents; round += 1)
    for (const cooking of shuffle(random, cookings))
      if (workOf(plan) < budget.most) improveDish(plan, cooking, random)
  improveSides(plan, random, budget)
  mendDays(plan, random, budget, weights.heavyDay.value)
  mendOddDays(plan, random, budget)
  coolDown(plan, random, budget)
  const afterwards = { most: budget.most + Math.max(leastWorkAfterwards, workAfterwards * most) }
  mendWithSides(plan, random, afterwards)
  mendDays(plan, random, afterwards, weights.heavyDay.value)
  mendOddDays(plan, random, afterwards)
  mendCopiedDays(plan, random, { most: workOf(plan) + mostWorkOnCopiedDays })
  mendAbsurdDays(plan, random, { most: workOf(plan) + mostWorkOnAbsurdDays })
  changeDishesOfWeeks(plan, random, { most: workOf(plan) + mostWorkOnWeeks })
  improveSides(plan, random, { most: workOf(plan) + leastWorkAfterwards })
}

function workFor({ candidates }: PlacedCooking): number {
  return Math.max(leastWorkPerCooking, workPerChoice * candidates.length)
}

/** The portions that days in range are priced with; a change of a dish portions its own days alone. */
function portionDays(plan: PricedPlan): void {
  for (const [day, price] of plan.dayPrice.entries())
    if (plan.seating.seatsOn[day]!.length > 0 && price < weights.heavyDay.value) portionAgain(plan, day)
}
