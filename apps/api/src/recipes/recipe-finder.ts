import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { slugOf } from '@butterleaf/cookbook/recipes/recipe-id'

type Named = Pick<Recipe, 'id' | 'slug' | 'formerly'>

/** By id; by the slug in it when the recipe has been mended since; by a slug it had before when it was renamed. */
export function recipeFinder<R extends Named>(recipes: readonly R[]): (id: string) => R | undefined {
  const bySlug = new Map(recipes.flatMap((recipe) => recipe.formerly.map((slug) => [slug, recipe] as const)))
  // Last, so that a slug in use today wins over the same one of long ago.
  for (const recipe of recipes) bySlug.set(recipe.slug, recipe)
  const byId = new Map(recipes.map((recipe) => [recipe.id as string, recipe]))
  return (id) => byId.get(id) ?? bySlug.get(slugOf(id))
}
