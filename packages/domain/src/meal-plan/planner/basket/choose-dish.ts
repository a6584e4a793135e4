import { type Random, shuffle } from '../../../chance/seeded-random.ts'
import type { DishNumber } from '../menu.ts'
import { batchPortionings } from '../portions/batches.ts'
import { changeDish, cheapestBatch, liftDish, placeDish, undoTo } from './change-dish.ts'
import { isBatch, portionDishes } from './day-portions.ts'
import { priceOfPlan } from './plan-price.ts'
import { emptyRanking, type Ranking, type RankWishes, rankByBasket } from './rank-by-basket.ts'
import type { OpenCooking } from './seating.ts'
import { type Budget, workOf } from './work.ts'
import type { WorkingPlan } from './working-plan.ts'

/** How many of the ranked dishes are tried for portions, and how many of these are priced in full. */
const mostTried = 40
const mostPriced = 3
const ranking = emptyRanking(mostTried)
/** The same of a dish of most of a week, which must suit each of its days: few of the cheapest do. */
const mostTriedForWeeks = 400
const rankingForWeeks = emptyRanking(mostTriedForWeeks)
const mostPricedForWeeks = 8
type Reach = Readonly<{ ranking: Ranking; mostPriced: number }>
const usualReach: Reach = { ranking, mostPriced }
export const farReach: Reach = { ranking: rankingForWeeks, mostPriced: mostPricedForWeeks }

/** The dish that makes the plan cheapest, of the few that add least to its basket and keep its days in range. */
export function chooseDish(
  plan: WorkingPlan,
  cooking: OpenCooking,
  random: Random,
  wishes: RankWishes = {},
  { ranking, mostPriced }: Reach = usualReach,
): DishNumber | undefined {
  const had = plan.dishOf[cooking.number]!
  liftDish(plan, cooking)
  rankByBasket(plan, cooking, ranking, random, wishes)
  placeDish(plan, cooking, had)
  let best: DishNumber | undefined
  let least = Number.POSITIVE_INFINITY
  let priced = 0
  for (let at = 0; at < ranking.length && priced < mostPriced; at += 1) {
    const dish = ranking.dishes[at]!
    if (dish !== had && !canBeEaten(plan, cooking, dish)) continue
    priced += 1
    const price = priceWith(plan, cooking, dish)
    if (price < least) [least, best] = [price, dish]
  }
  return best
}

function priceWith(plan: WorkingPlan, cooking: OpenCooking, dish: DishNumber): number {
  if (dish === plan.dishOf[cooking.number]) return priceOfPlan(plan)
  const mark = plan.log.length
  changeDish(plan, cooking, dish)
  const price = priceOfPlan(plan)
  undoTo(plan, mark)
  return price
}

/** Whether every day that eats it can be portioned into range. */
function canBeEaten(plan: WorkingPlan, cooking: OpenCooking, dish: DishNumber): boolean {
  if (isBatch(cooking)) {
    const ways = batchPortionings(plan.menu, cooking.placed.slots, dish)
    if (ways) return cheapestBatch(plan, cooking, dish) !== undefined
  }
  return cooking.days.every((day) => portionDishes(plan, day, { cooking, dish }) !== undefined)
}

/** Whether the cooking found a dish that makes the plan cheaper; the plan has it then. */
export function improveDish(
  plan: WorkingPlan,
  cooking: OpenCooking,
  random: Random,
  reach = usualReach,
): boolean {
  const before = priceOfPlan(plan)
  const dish = chooseDish(plan, cooking, random, {}, reach)
  if (dish === undefined || dish === plan.dishOf[cooking.number]) return false
  const mark = plan.log.length
  changeDish(plan, cooking, dish)
  if (priceOfPlan(plan) < before - 1e-9) return true
  undoTo(plan, mark)
  return false
}

/** PLATE-4: where meals are mostly the same, a dish that another week has, too, is looked at among many more. */
export function changeDishesOfWeeks(plan: WorkingPlan, random: Random, budget: Budget): void {
  for (const cooking of shuffle(random, plan.seating.cookings)) {
    if (workOf(plan) >= budget.most) return
    const isAgain = cooking.placed.isSameAllWeek && plan.weeksOfDish[plan.dishOf[cooking.number]!]! > 1
    if (isAgain) improveDish(plan, cooking, random, farReach)
  }
}
