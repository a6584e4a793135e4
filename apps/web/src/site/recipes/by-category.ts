import { type Category, categories, categoryOf } from '@butterleaf/domain/recipes/categories'
import type { PublicRecipe } from '../site-data.ts'

export function groupByCategory(
  recipes: readonly PublicRecipe[],
): { category: Category; recipes: PublicRecipe[] }[] {
  return categories
    .map((category) => ({ category, recipes: recipes.filter((recipe) => categoryOf(recipe) === category) }))
    .filter((group) => group.recipes.length > 0)
}

/** The next recipes of the same category; after the last comes the first. */
export function nextRecipes(
  recipe: PublicRecipe,
  recipes: readonly PublicRecipe[],
  count: number,
): PublicRecipe[] {
  const own = recipes.filter((other) => categoryOf(other) === categoryOf(recipe))
  const at = own.indexOf(recipe)
  return [...own.slice(at + 1), ...own.slice(0, at)].slice(0, count)
}
