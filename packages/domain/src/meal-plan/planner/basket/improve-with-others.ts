import { type Random, shuffle } from '../../../chance/seeded-random.ts'
import { lookWithout, type PlacedCooking } from '../board.ts'
import type { DishNumber } from '../menu.ts'
import { canBeShared } from '../portions/batches.ts'
import { improvePlate } from '../sides/choose-sides.ts'
import { weights } from '../weights.ts'
import { changeDish } from './change-dish.ts'
import { improveDish } from './choose-dish.ts'
import { keepIfPlanIsCheaper } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'
import { emptyRanking, rankByBasket } from './rank-by-basket.ts'
import { type Budget, workOf } from './work.ts'

/** So many of the ranked dishes are tried, and of them so many with other sides: all sides of a day take long to look at. */
const mostTried = 40
const mostTriedWithSides = 6
const ranking = emptyRanking(mostTried)

/**
 * The first dish that makes the plan cheaper once other meals of its days have followed it: a dessert of two days, or a dish of half a
 * week, seldom suits each of its days as it stands. False, and the plan as it was, where there is none.
 */
export function improveWithOthers(
  plan: PricedPlan,
  cooking: PlacedCooking,
  random: Random,
  budget: Budget,
): boolean {
  const had = plan.board.dishOf[cooking.number]!
  return rankedFor(plan, cooking, random).some((dish, at) => {
    if (dish === had || !canBeShared(plan.menu, cooking, dish) || workOf(plan) >= budget.most) return false
    return keepIfPlanIsCheaper(plan, () => {
      changeDish(plan, cooking, dish)
      return cooking.days.every(
        (day) =>
          isIn(plan, day) ||
          followDish(plan, day, cooking, random) ||
          (at < mostTriedWithSides && followPlate(plan, day, random)),
      )
    })
  })
}

function rankedFor(plan: PricedPlan, cooking: PlacedCooking, random: Random): DishNumber[] {
  lookWithout(plan.board, [cooking], () => rankByBasket(plan, cooking, ranking, random))
  return [...ranking.dishes.subarray(0, ranking.length)]
}

/** Whether another dish for one of its other meals brings the day into range. */
function followDish(plan: PricedPlan, day: number, cooking: PlacedCooking, random: Random): boolean {
  const others = new Set(plan.seating.seatsOn[day]!.map((seat) => seat.cooking))
  others.delete(cooking)
  return shuffle(random, [...others]).some((other) => improveDish(plan, other, random) && isIn(plan, day))
}

/** The same of a side. */
function followPlate(plan: PricedPlan, day: number, random: Random): boolean {
  const seats = plan.seating.seatsOn[day]!
  return shuffle(random, seats).some((seat) => improvePlate(plan, seat, random) && isIn(plan, day))
}

function isIn({ dayPrice }: PricedPlan, day: number): boolean {
  return dayPrice[day]! < weights.dayOut.value
}
