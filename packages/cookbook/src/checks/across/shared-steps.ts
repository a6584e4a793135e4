import type { Recipe } from '../../recipes/recipe.ts'

/** A sentence every cook writes the same way may recur; one in more recipes than this was copied. */
export const mostRecipesSharingAStep = 12

export type SharedStep = { recipe: Recipe; index: number; count: number }

/** Steps that stand word for word in too many recipes, each where it stands first. */
export function sharedSteps(recipes: readonly Recipe[]): SharedStep[] {
  const uses = new Map<string, { recipe: Recipe; index: number; slugs: Set<string> }>()
  for (const recipe of recipes) {
    for (const [index, { parts }] of recipe.steps.entries()) {
      const key = JSON.stringify(parts).toLowerCase()
      const use = uses.get(key)
      if (use) use.slugs.add(recipe.slug)
      else uses.set(key, { recipe, index, slugs: new Set([recipe.slug]) })
    }
  }
  return [...uses.values()]
    .filter(({ slugs }) => slugs.size > mostRecipesSharingAStep)
    .map(({ recipe, index, slugs }) => ({ recipe, index, count: slugs.size }))
}
