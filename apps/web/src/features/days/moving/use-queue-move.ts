import { type Item, isFilled } from '@butterleaf/domain/meal-plan/item'
import type { LeftoverChoice } from '@butterleaf/domain/meal-plan/operations/moving/leftover-choice'
import { type FoundItem, placeOf } from '@butterleaf/domain/meal-plan/places'
import type { DayPortions } from '@butterleaf/domain/meal-plan/portioning/nearest-portions'
import { addMove } from '#lib/meal-plan/change/queue/unsent-moves.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'

type Wish = Readonly<{ leftovers: LeftoverChoice | undefined; portions: DayPortions }>

/** Stores a move on the device, from where it is sent; with what stood in both slots, so that it replaces nothing else. */
export function useQueueMove() {
  const { plan } = usePlan()
  return (from: FoundItem, to: FoundItem, { leftovers, portions }: Wish): void =>
    addMove({
      id: crypto.randomUUID(),
      planId: plan.id,
      templateId: plan.template.id,
      from: placeOf(from),
      wish: {
        to: to.item.id,
        isExchange: isFilled(to.item),
        leftovers,
        portions,
        expected: { from: recipeIn(from.item), to: recipeIn(to.item) },
      },
    })
}

function recipeIn(item: Item): string | null {
  return isFilled(item) ? item.recipeId : null
}
