import type { ItemView } from '@butterleaf/contract/meal-plan/calls'
import { encodeNutrients } from '@butterleaf/contract/nutrition/nutrients-codec'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { dayNutrients } from '@butterleaf/domain/meal-plan/nutrients/day-nutrients'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { presentRecipe } from '#capabilities/recipes/operations.ts'
import type { Showing } from '../showing.ts'
import { presentSlot } from './present-slot.ts'

/** By itself, with the whole recipe, scaled: as it is cooked, or of a leftover what is eaten of it. */
export function presentItemView(found: FoundItem, template: Template, showing: Showing): ItemView {
  const { cookbook, tableOfTemplate, servingOf, units, keepsDaysOf } = showing
  const view = presentSlot(found, {
    table: tableOfTemplate(template),
    servingOf,
    keepsDaysOf,
    kitchen: cookbook.kitchen,
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
  return view.value === null ? view : { ...view, ...asEaten(found, showing) }
}

/** MIN-1. */
function asEaten(
  { item }: FoundItem,
  { nutrientsOf }: Showing,
): Pick<ItemView & { value: object }, 'nutrients'> {
  const nutrients = isFilled(item) ? dayNutrients({ items: [item] }, nutrientsOf) : undefined
  return nutrients ? { nutrients: encodeNutrients(nutrients) } : {}
}
