import { recipeCalls } from '@butterleaf/contract/recipes/calls'
import { decodeRecipe } from '@butterleaf/contract/recipes/recipe-codec'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'

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
