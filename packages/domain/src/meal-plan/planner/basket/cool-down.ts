import type { Random } from '../../../chance/seeded-random.ts'
import { forgetChanges, leastGain, type PlacedCooking, restore, snapshotOf, undoTo } from '../board.ts'
import {
  type BasketMove,
  changeAPlate,
  drawAgain,
  exchangeDishes,
  exchangeOnADay,
  throwFoodOut,
  useFoodAgain,
} from './moves.ts'
import { priceOfPlan } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'
import { type Budget, workOf } from './work.ts'

/** How often each move is tried; what is found then is taken the less, the dearer and the later it is. */
const moves: readonly (readonly [BasketMove, number])[] = [
  [throwFoodOut, 0.4],
  [exchangeOnADay, 0.2],
  [useFoodAgain, 0.15],
  [changeAPlate, 0.1],
  [drawAgain, 0.1],
  [exchangeDishes, 0.05],
]
const firstTemperature = 1
const lastTemperature = 0.05

/** Large moves; what makes the plan dearer is taken ever less often, and the best plan met is kept (simulated annealing). */
export function coolDown(plan: PricedPlan, random: Random, budget: Budget): void {
  const { board } = plan
  const weeks = weeksOf(plan)
  let price = priceOfPlan(plan)
  let best = bestOf(plan, price)
  const started = workOf(plan)
  while (workOf(plan) < budget.most) {
    const progress = (workOf(plan) - started) / (budget.most - started)
    const temperature = firstTemperature * (lastTemperature / firstTemperature) ** progress
    const week = weeks[Math.floor(random() * weeks.length)]!
    forgetChanges(board)
    // A move that finds nothing to do is work, too, so that every budget ends.
    plan.ranked += perMove
    const isMade = drawMove(random)(plan, { random, week, temperature })
    const next = isMade ? priceOfPlan(plan) : Number.POSITIVE_INFINITY
    if (next - price < -temperature * Math.log(random())) {
      price = next
      if (price < best.price - leastGain) best = bestOf(plan, price)
    } else undoTo(board, 0)
  }
  restore(board, best.chosen)
  plan.dayPrice.set(best.dayPrice)
  forgetChanges(board)
}

function bestOf({ board, dayPrice }: PricedPlan, price: number) {
  return { price, chosen: snapshotOf(board), dayPrice: dayPrice.slice() }
}

const perMove = 200
function drawMove(random: Random): BasketMove {
  const drawn = random()
  let passed = 0
  for (const [move, share] of moves) {
    passed += share
    if (drawn < passed) return move
  }
  return drawAgain
}

function weeksOf({ seating }: PricedPlan): PlacedCooking[][] {
  const weeks = new Map<number, PlacedCooking[]>()
  for (const cooking of seating.cookings)
    weeks.set(cooking.week, [...(weeks.get(cooking.week) ?? []), cooking])
  return [...weeks.values()]
}
