import { categoryOf, type Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { hashText } from '@butterleaf/domain/chance/seeded-random'
import { meals } from '@butterleaf/domain/meal-plan/meals'

const ofEachMeal = 25

/**
 * The hundred shown to everybody: as many of each meal, chosen by a hash of their names, so that a new recipe changes
 * one at most and nobody has to keep a list.
 */
export function publicRecipes(recipes: readonly Recipe[]): Recipe[] {
  return meals.flatMap((meal) =>
    recipes
      .filter((recipe) => categoryOf(recipe) === meal)
      .map((recipe) => ({ recipe, place: hashText(recipe.slug) }))
      .sort((a, b) => a.place - b.place)
      .slice(0, ofEachMeal)
      .map(({ recipe }) => recipe),
  )
}
