import { replaceItem } from '@butterleaf/domain/meal-plan/operations/replace-item'
import { findItem, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { chooseRecipe } from './choose-recipe.ts'
import type { Plan } from './plan.ts'
import { refused } from './settled.ts'

export function replaceRecipe(cookbook: Cookbook, plan: Plan, place: ItemPlace, recipeId: string): Plan {
  const found = findItem(plan.active.template, place)
  if (!found) throw refused({ because: 'not-there' })
  return chooseRecipe(cookbook, plan, {
    place,
    meal: found.item.meal,
    recipeId,
    put: (template, helping) => replaceItem(template, place, helping),
  })
}
