import { placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import { noFilters } from '@butterleaf/domain/recipes/filters'
import type { RecipeOffer } from '@butterleaf/domain/recipes/shown/recipe-offer'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { readOffers } from '#lib/recipe/browse/read-offers.ts'
import { useRecipe } from '#lib/recipe/use-recipe.ts'
import type { BrowseInHand } from './browse/browse-in-hand.ts'

/**
 * A recipe and how it would stand in the slot. The list has said so, unless the person came by a link or narrowed
 * the list since: then the browse is asked for it by its title.
 */
export function useCandidate(recipeId: string) {
  const { slot, results } = useOutletContext<BrowseInHand>()
  const listed = results.find(({ card }) => card.id === recipeId)
  const written = useRecipe(recipeId)
  const found = useByTitle(recipeId, listed ? undefined : written.data?.title)
  const candidate = listed ?? found.data ?? undefined
  const scaled = useRecipe(recipeId, candidate?.scale)
  const failed = [written, found, scaled].filter(({ isError }) => isError)
  return {
    slot,
    candidate,
    // That it may not stand here is the server's word alone, not a lost network's.
    recipe: candidate ? scaled.data : found.isSuccess ? written.data : undefined,
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const question of failed) void question.refetch()
    },
  }
}

function useByTitle(recipeId: string, title: string | undefined) {
  const { slot } = useOutletContext<BrowseInHand>()
  const { plan } = usePlan()
  const params = { planId: plan.id, templateId: plan.template.id, ...placeOfDay(slot) }
  return useQuery({
    queryKey: ['browse-one', slot.item.id, fitOfDay(plan, slot.day).actual, recipeId],
    queryFn: async (): Promise<RecipeOffer | null> => {
      const { results } = await readOffers(params, slot.item.meal, { ...noFilters, search: title ?? '' })
      return results.find(({ card }) => card.id === recipeId) ?? null
    },
    enabled: title !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
