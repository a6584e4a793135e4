import { avoidedRecipes, likedRecipes } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import type { BrowsedRecipe } from '@butterleaf/domain/recipes/shown/recipe-page'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { readAllRecipes } from '#lib/recipe/browse/read-all-recipes.ts'

/** [RCP-1] All that the person may eat, page by page. What is liked stands first as of the first page, so that no row moves under a press. */
export function useAllRecipes(filters: RecipeFilters) {
  const { plan } = usePlan()
  const browse = useInfiniteQuery({
    queryKey: ['all-recipes', plan.id, plan.answers, filters],
    queryFn: ({ pageParam }) => readAllRecipes(plan.id, { ...filters, page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageTotal }) => (page < pageTotal ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // ITEM-7: what is avoided now is gone from pages that were asked for before.
  const avoided = avoidedRecipes(plan)
  const found = browse.data?.pages.flatMap(({ results }) => results) ?? []
  return {
    ...browse,
    results: uniqueById(found.filter(({ card }) => !avoided.has(card.id))),
    liked: likedRecipes(plan),
    attributes: browse.data?.pages.at(-1)?.attributes,
  }
}

/** A like between two pages moves recipes from one to the other. */
function uniqueById(results: readonly BrowsedRecipe[]): BrowsedRecipe[] {
  return [...new Map(results.map((result) => [result.card.id, result])).values()]
}
