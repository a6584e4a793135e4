import { type Random, shuffle } from '../../../chance/seeded-random.ts'
import type { MacroRanges } from '../../../nutrition/ranges.ts'
import type { AmountTerm } from '../amounts.ts'
import { type Board, lift, place, placeSides } from '../board.ts'
import type { Taste } from '../objective.ts'
import type { DrawTastes } from '../palate.ts'
import { improveSides, mendWithSides } from '../sides/choose-sides.ts'
import { weights } from '../weights.ts'
import { portionAgain } from './change-dish.ts'
import { improveDish } from './choose-dish.ts'
import { coolDown } from './cool-down.ts'
import { mendDays } from './mend-days.ts'
import { readBoard } from './read-board.ts'
import { workOf } from './work.ts'
import type { WorkingPlan } from './working-plan.ts'

type Asked = {
  ranges: MacroRanges
  /** TOG-3: of the days of eaters with needs of their own, behind the owner's. */
  rangesOfEaters?: readonly MacroRanges[] | undefined
  taste: Taste
  tastes: DrawTastes
  counted: readonly AmountTerm[]
  aimsForMinerals: boolean
  random: Random
}

/** By cooking and dish it may have. */
const workPerChoice = 60
const mostWork = 5e6
const descents = 2
/** Weeks that reach for minerals, too, have more to weigh. */
const workTimesForMinerals = 2
/** Days that are odd still when all is done are looked at once more. */
const workAfterwards = 0.2

/** LIV-1: the plan on the board gets a basket that is small and used up. No day leaves its ranges. */
export function improveBasket(board: Board, { random, aimsForMinerals, ...asked }: Asked): void {
  const plan = readBoard(board, asked)
  const { cookings } = plan.seating
  if (cookings.length === 0) return
  const choices = cookings.reduce((sum, { placed }) => sum + placed.candidates.length, 0)
  const times = aimsForMinerals ? workTimesForMinerals : 1
  const budget = { most: times * Math.min(mostWork, workPerChoice * choices) }
  portionDays(plan)
  mendDays(plan, random, budget, weights.dayOut.value)
  mendWithSides(plan, random, budget)
  for (let round = 0; round < descents; round += 1)
    for (const cooking of shuffle(random, cookings))
      if (workOf(plan) < budget.most) improveDish(plan, cooking, random)
  improveSides(plan, random, budget)
  mendDays(plan, random, budget, weights.heavyDay.value)
  mendDays(plan, random, budget, weights.oddDay.value)
  coolDown(plan, random, budget)
  const afterwards = { most: (1 + workAfterwards) * budget.most }
  mendWithSides(plan, random, afterwards)
  improveSides(plan, random, afterwards)
  mendDays(plan, random, afterwards, weights.heavyDay.value)
  mendDays(plan, random, afterwards, weights.oddDay.value)
  writeBack(plan, board)
}

/** The portions that days in range are priced with; a change of a dish portions its own days alone. */
function portionDays(plan: WorkingPlan): void {
  for (const [day, price] of plan.dayPrice.entries())
    if (plan.seating.seatsOn[day]!.length > 0 && price < weights.heavyDay.value) portionAgain(plan, day)
}

function writeBack({ seating, dishOf, portions, sidesOf, sideCount }: WorkingPlan, board: Board): void {
  for (const { placed } of seating.cookings) lift(board, placed)
  for (const { number, placed, seats } of seating.cookings)
    place(board, placed, { dish: dishOf[number]!, portions: seats.map((seat) => portions[seat.number]!) })
  if (sideCount === 0) return
  for (const { placed, seats } of seating.cookings)
    placeSides(
      board,
      placed,
      seats.map((seat) => sidesOf[seat.number]!),
    )
}
