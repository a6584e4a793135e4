import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { slugOf } from '@butterleaf/cookbook/recipes/recipe-id'

type Named = Pick<Recipe, 'id' | 'slug' | 'formerly'>

/**
 * Finds a recipe by an id as it was stored or sent. That is its id; or an old id with the same slug, since the letters were a hash of
 * the recipe until ids stood in the files; or an id of a recipe that it replaced.
 */
export function recipeResolver<R extends Named>(recipes: readonly R[]): (storedId: string) => R | undefined {
  // The content's check makes sure that no slug leads to two recipes.
  const bySlug = new Map(
    recipes.flatMap((recipe) =>
      [recipe.slug, recipe.id, ...recipe.formerly].map((name) => [slugOf(name), recipe] as const),
    ),
  )
  const byId = new Map(recipes.map((recipe) => [recipe.id as string, recipe]))
  return (storedId) => byId.get(storedId) ?? bySlug.get(slugOf(storedId))
}
