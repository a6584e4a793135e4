import { type Item, isFilled } from '@butterleaf/domain/meal-plan/item'
import type { LeftoverChoice } from '@butterleaf/domain/meal-plan/operations/moving/leftover-choice'
import { type FoundItem, placeOf } from '@butterleaf/domain/meal-plan/places'
import type { DayPortions } from '@butterleaf/domain/meal-plan/portioning/nearest-portions'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { addActs } from '#lib/outbox/queue.ts'
import { planActs } from '../change/plan-acts.ts'

type Wish = Readonly<{ leftovers?: LeftoverChoice | undefined; portions: DayPortions }>

/** Stores a move on the device, from where it is sent; with what stood in both slots, so that it replaces nothing else. */
export function queueMove(
  plan: MealPlan,
  from: FoundItem,
  to: FoundItem,
  { leftovers, portions }: Wish,
): void {
  const isExchange = isFilled(to.item)
  const expected = { from: recipeIn(from.item), to: recipeIn(to.item) }
  const args = {
    planId: plan.id,
    templateId: plan.template.id,
    from: placeOf(from),
    wish: { to: to.item.id, isExchange, leftovers, portions, expected },
  }
  addActs(planActs, [{ name: isExchange ? 'exchangeItems' : 'moveItem', args }])
}

function recipeIn(item: Item): string | null {
  return isFilled(item) ? item.recipeId : null
}
