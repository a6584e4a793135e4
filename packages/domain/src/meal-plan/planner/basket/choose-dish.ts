import type { Random } from '../../../chance/seeded-random.ts'
import { lookWithout, type PlacedCooking, tryOut } from '../board.ts'
import type { DishNumber } from '../menu.ts'
import { batchPortionings } from '../portions/batches.ts'
import { changeDish, cheapestBatch } from './change-dish.ts'
import { isBatch, portionDishes } from './day-portions.ts'
import { keepIfPlanIsCheaper, priceOfPlan } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'
import { emptyRanking, type Ranking, type RankWishes, rankByBasket } from './rank-by-basket.ts'

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
function chooseDish(
  plan: PricedPlan,
  cooking: PlacedCooking,
  random: Random,
  wishes: RankWishes = {},
  { ranking, mostPriced }: Reach = usualReach,
): DishNumber | undefined {
  const had = plan.board.dishOf[cooking.number]!
  lookWithout(plan.board, [cooking], () => rankByBasket(plan, cooking, ranking, random, wishes))
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

function priceWith(plan: PricedPlan, cooking: PlacedCooking, dish: DishNumber): number {
  if (dish === plan.board.dishOf[cooking.number]) return priceOfPlan(plan)
  return tryOut(plan.board, () => {
    changeDish(plan, cooking, dish)
    return priceOfPlan(plan)
  })
}

/** Whether every day that eats it can be portioned into range. */
function canBeEaten(plan: PricedPlan, cooking: PlacedCooking, dish: DishNumber): boolean {
  if (isBatch(cooking)) {
    const ways = batchPortionings(plan.menu, cooking.slots, dish)
    if (ways) return cheapestBatch(plan, cooking, dish) !== undefined
  }
  return cooking.days.every((day) => portionDishes(plan, day, { cooking, dish }) !== undefined)
}

/** Whether the cooking found a dish that makes the plan cheaper; the plan has it then. */
export function improveDish(
  plan: PricedPlan,
  cooking: PlacedCooking,
  random: Random,
  reach = usualReach,
): boolean {
  const choose = () => chooseAnotherDish(plan, cooking, random, {}, reach)
  return keepIfPlanIsCheaper(plan, choose)
}

/** False where the one it has is the best. */
export function chooseAnotherDish(
  plan: PricedPlan,
  cooking: PlacedCooking,
  random: Random,
  wishes: RankWishes,
  reach = usualReach,
): boolean {
  const dish = chooseDish(plan, cooking, random, wishes, reach)
  if (dish === undefined || dish === plan.board.dishOf[cooking.number]) return false
  changeDish(plan, cooking, dish)
  return true
}
