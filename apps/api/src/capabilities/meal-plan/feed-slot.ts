import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import { addLeftover } from '@butterleaf/domain/meal-plan/operations/add-leftover'
import { findById, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { chooseRecipe } from './choose-recipe.ts'
import type { Plan } from './plan.ts'
import { refused } from './settled.ts'

/** LEFT-1: the item, cooked on an earlier day, feeds a slot of the day in its address. */
export function feedSlot(cookbook: Cookbook, plan: Plan, place: ItemPlace, meal: Meal): Plan {
  const parentId = place.itemId
  const from = findById(plan.active.template, parentId)
  if (!from) throw refused({ because: 'not-there' })
  const { item, dayNumber } = from
  if (!isFilled(item)) throw refused({ because: 'feeds-uncooked', dayNumber, meal: item.meal })
  return chooseRecipe(cookbook, plan, {
    place,
    meal,
    recipeId: item.recipeId,
    put: (template, { servings }) => addLeftover(template, place, { meal, parentId, servings }),
  })
}
