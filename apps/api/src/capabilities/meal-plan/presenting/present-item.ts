import type { ItemView } from '@butterleaf/contract/meal-plan/calls'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { presentRecipe } from '#capabilities/recipes/operations.ts'
import type { Showing } from '../showing.ts'
import { presentSlot } from './present-slot.ts'

/** By itself, with the whole recipe, scaled: as it is cooked, or of a leftover what is eaten of it. */
export function presentItemView(found: FoundItem, { cookbook, people, units }: Showing): ItemView {
  return presentSlot(found, {
    people,
    dishOf: (recipeId) => {
      const recipe = cookbook.recipe(recipeId)
      return (
        recipe && {
          servings: recipe.servings,
          shownAt: (scale) => presentRecipe(recipe, { scale, units }),
        }
      )
    },
  })
}
