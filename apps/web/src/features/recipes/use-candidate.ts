import { dayCalls } from '@butterleaf/contract/meal-plan/calls'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { api } from '#lib/api/api.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useRecipe } from '#lib/recipe/use-recipe.ts'
import type { BrowseInHand } from './browse/browse-in-hand.ts'
import type { BrowseResult } from './browse/use-browse.ts'

/**
 * A recipe and how it would stand in the slot. The list has said so, unless the person came by a link or narrowed
 * the list since: then the browse is asked for it by its title.
 */
export function useCandidate(recipeId: string) {
  const { slot, results } = useOutletContext<BrowseInHand>()
  const listed = results.find(({ id }) => id === recipeId)
  const written = useRecipe(recipeId)
  const found = useByTitle(recipeId, listed ? undefined : written.data?.title)
  const candidate = listed ?? found.data ?? undefined
  const scaled = useRecipe(recipeId, candidate?.serving.scale)
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
  const { plan, template } = usePlan()
  return useQuery({
    queryKey: ['browse-one', slot.item.id, slot.day.fit.actual, recipeId],
    queryFn: async (): Promise<BrowseResult | null> => {
      const { results } = await api.send(dayCalls.browse[slot.meal], {
        params: { planId: plan.id, templateId: template.id, ...slot.place },
        query: { q: JSON.stringify({ search: title }) },
      })
      return results.find(({ id }) => id === recipeId) ?? null
    },
    enabled: title !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
