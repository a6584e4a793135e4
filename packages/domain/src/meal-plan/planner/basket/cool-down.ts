import type { Random } from '../../../chance/seeded-random.ts'
import { putSides } from '../sides/plate-sides.ts'
import { liftDish, placeDish, setPortion, undoTo } from './change-dish.ts'
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
import type { OpenCooking } from './seating.ts'
import { type Budget, workOf } from './work.ts'
import type { WorkingPlan } from './working-plan.ts'

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
export function coolDown(plan: WorkingPlan, random: Random, budget: Budget): void {
  const weeks = weeksOf(plan)
  let price = priceOfPlan(plan)
  let best = snapshotOf(plan, price)
  const started = workOf(plan)
  while (workOf(plan) < budget.most) {
    const progress = (workOf(plan) - started) / (budget.most - started)
    const temperature = firstTemperature * (lastTemperature / firstTemperature) ** progress
    const week = weeks[Math.floor(random() * weeks.length)]!
    plan.log.length = 0
    // A move that finds nothing to do is work, too, so that every budget ends.
    plan.ranked += perMove
    const isMade = drawMove(random)(plan, { random, week, temperature })
    const next = isMade ? priceOfPlan(plan) : Number.POSITIVE_INFINITY
    if (next - price < -temperature * Math.log(random())) {
      price = next
      if (price < best.price - 1e-9) best = snapshotOf(plan, price)
    } else undoTo(plan, 0)
  }
  plan.log.length = 0
  restore(plan, best)
}

type Snapshot = Readonly<{
  price: number
  dishes: Int32Array
  portions: Uint8Array
  sides: WorkingPlan['sidesOf']
  dayPrice: Float64Array
}>

function snapshotOf({ dishOf, portions, sidesOf, dayPrice }: WorkingPlan, price: number): Snapshot {
  return {
    price,
    dishes: dishOf.slice(),
    portions: portions.slice(),
    sides: sidesOf.slice(),
    dayPrice: dayPrice.slice(),
  }
}

function restore(plan: WorkingPlan, { dishes, portions, sides, dayPrice }: Snapshot): void {
  const { cookings, seats } = plan.seating
  const changed = cookings.filter(({ number }) => plan.dishOf[number] !== dishes[number])
  for (const cooking of changed) liftDish(plan, cooking)
  for (const cooking of changed) placeDish(plan, cooking, dishes[cooking.number]!)
  for (const seat of seats) {
    putSides(plan, seat, sides[seat.number]!)
    setPortion(plan, seat, portions[seat.number]!)
  }
  plan.dayPrice.set(dayPrice)
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

function weeksOf({ seating }: WorkingPlan): OpenCooking[][] {
  const weeks = new Map<number, OpenCooking[]>()
  for (const cooking of seating.cookings)
    weeks.set(cooking.week, [...(weeks.get(cooking.week) ?? []), cooking])
  return [...weeks.values()]
}
