import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { encodeFoodTag } from '@butterleaf/contract/recipes/dietary-codes'
import { dietaryTags } from '@butterleaf/domain/recipes/dietary-tags'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'

type FoodTags = NonNullable<(typeof mealPlanCalls.listFoodTags)['types']>['answer']

const knownHere: FoodTags = dietaryTags.map(encodeFoodTag)

/** The server's list; until it comes, or when it can't, the one the app was built with: an allergy can't wait. */
export function useFoodTags(): FoodTags {
  const tags = useQuery({
    queryKey: ['food-tags'],
    queryFn: () => api.send(mealPlanCalls.listFoodTags, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return tags.data ?? knownHere
}
