import { recipeCalls } from '@butterleaf/contract/recipes/calls'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'

/** A full recipe, its amounts multiplied; a recipe never changes, so one answer holds. Undefined scale: as written. */
export function useRecipe(recipeId: string, scale?: number) {
  const wireScale = scale === undefined ? undefined : String(Number(scale.toFixed(6)))
  return useQuery({
    queryKey: ['recipe', recipeId, wireScale ?? 'written'],
    queryFn: () =>
      api.send(recipeCalls.read, {
        params: { id: recipeId },
        query: wireScale === undefined ? {} : { scale: wireScale },
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
