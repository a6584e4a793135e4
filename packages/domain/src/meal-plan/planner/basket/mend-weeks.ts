import { type Random, shuffle } from '../../../chance/seeded-random.ts'
import type { PlacedCooking } from '../board.ts'
import { farReach, improveDish } from './choose-dish.ts'
import { improveWithOthers } from './improve-with-others.ts'
import { exchangeIfCheaper } from './moves.ts'
import type { PricedPlan } from './priced-plan.ts'
import { type Budget, workOf } from './work.ts'

/** PLATE-4: where meals are mostly the same, a dish that another week has, too, is looked at among many more. */
export function changeDishesOfWeeks(plan: PricedPlan, random: Random, budget: Budget): void {
  for (const cooking of shuffle(random, plan.seating.turns)) {
    if (workOf(plan) >= budget.most) return
    if (plan.weeksOfDish[plan.board.dishOf[cooking.number]!]! === 1) continue
    if (improveDish(plan, cooking, random, farReach) || exchangeTurns(plan, cooking)) continue
    improveWithOthers(plan, cooking, random, budget)
  }
}

/** The two dishes that take turns in a week change places: what the next week has on most days is on the fewer then. */
function exchangeTurns(plan: PricedPlan, cooking: PlacedCooking): boolean {
  const { meal, week } = cooking
  const other = plan.seating.turns.find((one) => one !== cooking && one.week === week && one.meal === meal)
  return other !== undefined && exchangeIfCheaper(plan, cooking, other)
}
