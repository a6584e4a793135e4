import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { decodeRecipesAnswer, encodeBrowseQuery } from '@butterleaf/contract/meal-plan/codecs/browse-codec'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import type { RecipePage } from '@butterleaf/domain/recipes/shown/recipe-page'
import { api } from '#lib/api/api.ts'

/** [RCP-1] A page of all that the person may eat; the filters say which. */
export async function readAllRecipes(planId: string, filters: RecipeFilters): Promise<RecipePage> {
  const query = { q: encodeBrowseQuery(filters) }
  return decodeRecipesAnswer(await api.send(mealPlanCalls.browseRecipes, { params: { planId }, query }))
}
