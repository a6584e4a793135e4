import { addNutrients, type Nutrients, noNutrients, scaleNutrients } from '../../nutrition/nutrients.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { helpingsOf, isFilled } from '../item.ts'
import type { Day } from '../template.ts'

/** As a card shows them; undefined where it doesn't, as in a copy that an older version stored. */
export type NutrientsPerServing = (recipeId: RecipeId) => Nutrients | undefined

/** MIN-1: what one person eats on the day, leftovers included; undefined where one of its dishes doesn't say. */
export function dayNutrients({ items }: Pick<Day, 'items'>, nutrientsOf: NutrientsPerServing) {
  return items
    .filter(isFilled)
    .flatMap(helpingsOf)
    .reduce<Nutrients | undefined>((sum, { recipeId, servings }) => {
      const perServing = nutrientsOf(recipeId)
      return sum && perServing && addNutrients(sum, scaleNutrients(perServing, servings))
    }, noNutrients)
}
