import type { Avoidances } from '@butterleaf/domain/meal-plan/may-eat'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import { mealShares } from '@butterleaf/domain/meal-plan/planner/meal-shares'
import { mayFill } from '@butterleaf/domain/meal-plan/planner/menu'
import { type Fit, rankSlot } from '@butterleaf/domain/meal-plan/planner/rank-slot'
import type { Wishes } from '@butterleaf/domain/meal-plan/planner/wishes'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import type { Kitchen } from './kitchen.ts'

/** Something else the day eats. */
export type DayNeighbour = {
  recipeId: string
  meal: Meal
  servings: number
  /** Its serving stays: a locked item, a leftover, one that feeds leftovers. */
  isFixed: boolean
}
export type SlotToFill = {
  meal: Meal
  neighbours: readonly DayNeighbour[]
  /** Meals of the day that have nothing yet. */
  openMeals: readonly Meal[]
  avoidances: Avoidances
  wishes: Wishes
  ranges: MacroRanges
}

/**
 * ITEM-5, RCP-4: all dishes that may stand in the slot, those first that fit the rest of the day best. For those that take
 * longer too, ask with `mostMinutes: 0`. A neighbour that has left the cookbook counts as nothing eaten.
 */
export function slotChoices(
  kitchen: Kitchen,
  { meal, neighbours, openMeals, avoidances, wishes, ranges }: SlotToFill,
): Fit[] {
  // The slot is there, whatever the person said of the meal in general.
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
