import { recipeCalls } from '@butterleaf/contract/recipes/calls'
import { decodeRecipe } from '@butterleaf/contract/recipes/recipe-codec'
import type { LogSource } from '@butterleaf/domain/food-log/log-entry'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'

/** A full recipe, its amounts multiplied; recipes change so seldom that one answer holds until the page is loaded again. Undefined scale: as written. */
export function useRecipe(recipeId: string, scale?: number) {
  const wireScale = scale === undefined ? undefined : String(Number(scale.toFixed(6)))
  return useQuery({
    queryKey: ['recipe', recipeId, wireScale ?? 'written'],
    queryFn: async () => {
      const query = wireScale === undefined ? {} : { scale: wireScale }
      return decodeRecipe(await api.send(recipeCalls.read, { params: { id: recipeId }, query }))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

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
