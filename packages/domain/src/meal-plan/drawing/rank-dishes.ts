import { rangesOf } from '../../onboarding/ranges-of.ts'
import { wishesOf } from '../../onboarding/wishes-of.ts'
import type { ItemId, RecipeId } from '../item.ts'
import type { Meal } from '../meals.ts'
import type { FoundItem } from '../places.ts'
import { mealShares } from '../planner/meal-shares.ts'
import { type Dish, mayFill } from '../planner/menu.ts'
import { type Fit, rankSlot } from '../planner/rank-slot.ts'
import type { Wishes } from '../planner/wishes.ts'
import { openMealsBeside } from '../states/open-meals.ts'
import type { Day } from '../template.ts'
import { neighboursOf } from './day-around.ts'
import { avoidancesOfDiner, type Planning } from './diner.ts'

/**
 * ITEM-5, RCP-4: all dishes that may stand in the slot, those first that fit the rest of the day best. For those that take
 * longer too, ask with `mostMinutes: 0`. A neighbour that has left the cookbook counts as nothing eaten.
 */
export function rankDishes(
  planning: Planning,
  { day, item: { id, meal } }: Pick<FoundItem, 'day' | 'item'>,
  asked: Readonly<{ mostMinutes?: number }> = {},
): Fit[] {
  const { kitchen, diner } = planning
  const wishes = wishesOf(diner.answers)
  // The slot is there, also where the person skips the meal in general.
  const open: Wishes = { ...wishes, [meal]: { ...wishes[meal], ...asked, isSkipped: false } }
  const candidates = kitchen.dishesFor(avoidancesOfDiner(diner)).filter((dish) => mayFill(dish, meal, open))
  return rankCandidates(planning, { day, meal, itemId: id }, candidates)
}

/** The recipe in the slot, in the serving that suits the day; undefined where none keeps the meal to its share of the day. */
export function fitRecipe(
  planning: Planning,
  { day, meal }: Readonly<{ day: Day; meal: Meal }>,
  recipeId: RecipeId,
): Fit | undefined {
  const dish = planning.kitchen.dish(recipeId)
  const itemId = day.items.find((item) => item.meal === meal)?.id ?? ''
  const [fit] = rankCandidates(planning, { day, meal, itemId }, dish ? [dish] : [])
  return fit
}

function rankCandidates(
  { kitchen, diner }: Planning,
  { day, meal, itemId }: Readonly<{ day: Day; meal: Meal; itemId: ItemId }>,
  candidates: readonly Dish[],
): Fit[] {
  return rankSlot({
    meal,
    candidates,
    neighbours: neighboursOf(day, itemId).flatMap((neighbour) => {
      const dish = kitchen.dish(neighbour.recipeId)
      return dish ? [{ ...neighbour, dish }] : []
    }),
    openMeals: openMealsBeside(day, meal),
    ranges: rangesOf(diner.answers),
    shares: mealShares(wishesOf(diner.answers)),
  })
}
