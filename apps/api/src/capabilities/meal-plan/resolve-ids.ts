import type { Template } from '@butterleaf/domain/meal-plan/template'
import { renameRecipes } from '@butterleaf/domain/meal-plan/template-operations/rename-recipes'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import type { Interaction } from './plan.ts'

type Resolving = Pick<Cookbook, 'resolve'>

/** Stored plans may name recipes by old ids; a plan that was read has today's. */
export function resolveTemplate(template: Template, cookbook: Resolving): Template {
  return renameRecipes(template, (storedId) => resolveId(storedId, cookbook))
}

/** Takes them oldest first. ITEM-7: of one recipe the last counts, whatever ids it was said under. */
export function resolveInteractions(stored: readonly Interaction[], cookbook: Resolving): Interaction[] {
  const byRecipe = new Map<string, Interaction>()
  for (const one of stored) {
    const recipeId = resolveId(one.recipeId, cookbook)
    const earlier = byRecipe.get(recipeId)
    const storedAs = [...(earlier ? storedIdsOf(earlier) : []), one.recipeId]
    const isAsStored = !earlier && one.recipeId === recipeId
    byRecipe.set(recipeId, isAsStored ? one : { ...one, recipeId, storedAs })
  }
  return [...byRecipe.values()]
}

/** The ids of its rows in the database. */
export function storedIdsOf({ recipeId, storedAs = [recipeId] }: Interaction): readonly string[] {
  return storedAs
}

/** The id of a recipe that has left the cookbook stays as it is. */
function resolveId(storedId: string, { resolve }: Resolving): string {
  return resolve(storedId)?.id ?? storedId
}
