import type { Avoidances } from '@butterleaf/domain/meal-plan/may-eat'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import { mealShares } from '@butterleaf/domain/meal-plan/planner/meal-shares'
import { mayFill } from '@butterleaf/domain/meal-plan/planner/menu'
import { type Fit, rankSlot } from '@butterleaf/domain/meal-plan/planner/rank-slot'
import type { Wishes } from '@butterleaf/domain/meal-plan/planner/wishes'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import type { Kitchen } from './kitchen.ts'

/** Another dish of the day. */
export type DayNeighbour = {
  recipeId: string
  meal: Meal
  servings: number
  /** Its serving can't change: a locked item, a leftover, or a parent of leftovers. */
  isFixed: boolean
}
export type SlotToFill = {
  meal: Meal
  neighbours: readonly DayNeighbour[]
  /** The day's meals that are still empty. */
  openMeals: readonly Meal[]
  avoidances: Avoidances
  wishes: Wishes
  ranges: MacroRanges
}

/**
 * ITEM-5, RCP-4: all dishes that may fill the slot, those that fit the rest of the day best first. `mostMinutes: 0` includes
 * those over the time limit. A neighbour that has left the cookbook counts as nothing eaten.
 */
export function slotChoices(
  kitchen: Kitchen,
  { meal, neighbours, openMeals, avoidances, wishes, ranges }: SlotToFill,
): Fit[] {
  // The slot exists, whatever the wishes say about its meal.
  const open: Wishes = { ...wishes, [meal]: { ...wishes[meal], isSkipped: false } }
  return rankSlot({
    meal,
    candidates: kitchen.dishesFor(avoidances).filter((dish) => mayFill(dish, meal, open)),
    neighbours: neighbours.flatMap(({ recipeId, ...neighbour }) => {
      const dish = kitchen.dish(recipeId)
      return dish ? [{ ...neighbour, dish }] : []
    }),
    openMeals,
    ranges,
    shares: mealShares(wishes),
  })
}
