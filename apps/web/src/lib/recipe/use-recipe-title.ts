import { recipeCalls } from '@butterleaf/contract/recipes/calls'
import type { LogSource } from '@butterleaf/domain/food-log/log-entry'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'

/** Of a recipe that was eaten: from the plan's cards, else asked for. */
export function useRecipeTitle(source: LogSource): string | undefined {
  const { cards } = usePlan().plan
  const recipeId = source.kind === 'recipe' ? source.recipeId : undefined
  const known = recipeId === undefined ? undefined : (cards[recipeId]?.short ?? cards[recipeId]?.title)
  const { data } = useQuery({
    queryKey: ['recipe-title', recipeId],
    queryFn: async () =>
      (await api.send(recipeCalls.read, { params: { id: recipeId ?? '' }, query: {} })).title,
    enabled: recipeId !== undefined && known === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return known ?? data
}
