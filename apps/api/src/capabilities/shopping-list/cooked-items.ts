import { minutesOfCooking } from '@butterleaf/domain/cooking/batches'
import { cookedScale } from '@butterleaf/domain/meal-plan/cooked-amount'
import { isCooked } from '@butterleaf/domain/meal-plan/item'
import { daysIn } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import type { TimedCooking } from '@butterleaf/domain/shopping-list/asks/list-ask'
import type { Cookbook } from '#platform/recipes/cookbook.ts'

/** SHOP-3: what the plan cooks for all at the table, leftovers within their parents. */
export function cookedItems({ weeks }: Template, { recipe: find }: Cookbook, people: number): TimedCooking[] {
  return weeks.flatMap((week, weekIndex) =>
    daysIn({ week, weekIndex }).flatMap(({ day, dayNumber }) =>
      day.items.filter(isCooked).flatMap((item) => {
        const recipe = find(item.recipeId)
        if (!recipe) return []
        const { title, short, servings: recipeServings, ingredients } = recipe
        const factor = cookedScale(week, item, { people, recipeServings })
        return [
          {
            itemId: item.id,
            recipeTitle: short ?? title,
            factor,
            ingredients,
            day: dayNumber - 1,
            minutes: minutesOfCooking(recipe, factor * recipeServings),
          },
        ]
      }),
    ),
  )
}
