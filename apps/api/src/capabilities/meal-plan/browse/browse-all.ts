import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { avoidancesOfDiner } from '@butterleaf/domain/meal-plan/drawing/diner'
import { recipesOfType } from '@butterleaf/domain/meal-plan/interactions'
import { type BrowseAnswer, browseRecipes, type SlotFit } from '@butterleaf/domain/recipes/browse'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import type { LoadedPlan } from '../plan.ts'

export type AllRecipesPage = Omit<BrowseAnswer<Recipe>, 'results'> & { results: readonly Recipe[] }

/** RCP-1: a page of all that the person may eat. Without a slot there is no day to fit: all fit alike, by the serving. */
export function browseAll({ plan, cookbook }: LoadedPlan, filters: RecipeFilters): AllRecipesPage {
  const dishes = cookbook.kitchen.dishesFor(avoidancesOfDiner(plan))
  const recipes = dishes.flatMap(({ id }) => cookbook.recipe(id) ?? [])
  const { results, ...page } = browseRecipes({
    recipes,
    filters,
    index: cookbook.searchIndex(),
    fitOf: (recipeId) => fitByServing(cookbook.recipe(recipeId)),
    liked: new Set(recipesOfType(plan.interactions, 'like')),
  })
  return { ...page, results: results.map(({ recipe }) => recipe) }
}

function fitByServing(recipe: Recipe | undefined): SlotFit {
  const netCarbs = recipe?.perServing.netCarbs ?? 0
  return { deviation: 0, servings: 1, netCarbs, isLate: false, changesOthers: false }
}
