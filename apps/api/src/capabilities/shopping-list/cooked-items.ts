import { cookedScale } from '@butterleaf/domain/meal-plan/cooked-amount'
import { isCooked } from '@butterleaf/domain/meal-plan/item'
import { itemsOf, type Week } from '@butterleaf/domain/meal-plan/template'
import type { ListedCooking } from '@butterleaf/domain/shopping-list/listed-cooking'
import type { Cookbook } from '#platform/recipes/cookbook.ts'

/** SHOP-3: what the week cooks for all at the table, leftovers within their parents. */
export function cookedItems(week: Week, { recipe: find }: Cookbook, people: number): ListedCooking[] {
  return itemsOf(week)
    .filter(isCooked)
    .flatMap((item) => {
      const recipe = find(item.recipeId)
      if (!recipe) return []
      const { title, servings: recipeServings, ingredients } = recipe
      const factor = cookedScale(week, item, { people, recipeServings })
      return [{ itemId: item.id, recipeTitle: title, factor, ingredients }]
    })
}
