import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import { mealShares } from '@butterleaf/domain/meal-plan/planner/meal-shares'
import { type Fit, rankSlot } from '@butterleaf/domain/meal-plan/planner/rank-slot'
import type { Day } from '@butterleaf/domain/meal-plan/template'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { wishesOf } from '@butterleaf/domain/onboarding/wishes-of'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { neighboursOf, openMealsOf } from './day-around.ts'
import type { Plan } from './plan.ts'

type SlotOfDay = Readonly<{ day: Day; meal: Meal }>

/** That recipe in the slot, in the serving that suits the day; undefined where none keeps the meal to its share of the day. */
export function bestFit(
  { kitchen }: Cookbook,
  plan: Plan,
  { day, meal }: SlotOfDay,
  recipeId: string,
): Fit | undefined {
  const dish = kitchen.dish(recipeId)
  const itemId = day.items.find((item) => item.meal === meal)?.id ?? ''
  const [fit] = rankSlot({
    meal,
    candidates: dish ? [dish] : [],
    neighbours: neighboursOf(day, itemId).flatMap((neighbour) => {
      const own = kitchen.dish(neighbour.recipeId)
      return own ? [{ ...neighbour, dish: own }] : []
    }),
    openMeals: openMealsOf(day, itemId),
    ranges: rangesOf(plan.answers),
    shares: mealShares(wishesOf(plan.answers)),
  })
  return fit
}
