import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { slugOf } from '@butterleaf/cookbook/recipes/recipe-id'

type Named = Pick<Recipe, 'id' | 'slug' | 'formerly'>

/**
 * Finds a recipe by an id as it was stored or sent: its own; or one with the same slug, from before ids stood in the recipes' files,
 * when each change of a recipe gave it other letters; or a name or id of a recipe whose place it took.
 */
export function recipeResolver<R extends Named>(recipes: readonly R[]): (storedId: string) => R | undefined {
  // The check of the content sees to it that no slug leads to two recipes.
  const bySlug = new Map(
    recipes.flatMap((recipe) =>
      [recipe.slug, recipe.id, ...recipe.formerly].map((name) => [slugOf(name), recipe] as const),
    ),
  )
  const byId = new Map(recipes.map((recipe) => [recipe.id as string, recipe]))
  return (storedId) => byId.get(storedId) ?? bySlug.get(slugOf(storedId))
}
