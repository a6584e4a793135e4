import { type Meal, meals } from '@butterleaf/domain/meals/meals'
import type { PublicRecipe } from '../site-data.ts'

/** A recipe's own meal is the first it is eaten as. */
export function mealOf({ meals: [first = 'dinner'] }: Pick<PublicRecipe, 'meals'>): Meal {
  return first
}

export function byMeal(recipes: readonly PublicRecipe[]): { meal: Meal; recipes: PublicRecipe[] }[] {
  return meals
    .map((meal) => ({ meal, recipes: recipes.filter((recipe) => mealOf(recipe) === meal) }))
    .filter((group) => group.recipes.length > 0)
}

/** The next recipes of the same meal; after the last comes the first. */
export function nextRecipes(
  recipe: PublicRecipe,
  recipes: readonly PublicRecipe[],
  count: number,
): PublicRecipe[] {
  const own = recipes.filter((other) => mealOf(other) === mealOf(recipe))
  const at = own.indexOf(recipe)
  return [...own.slice(at + 1), ...own.slice(0, at)].slice(0, count)
}
