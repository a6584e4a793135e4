import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { useParams, useSearchParams } from 'react-router'
import { isProblem } from '#lib/api/api-problem.ts'
import { cookingIdOf } from '#lib/recipe/kitchen-memory.ts'
import { useRecipe } from '#lib/recipe/use-recipe.ts'
import { useItem } from './use-item.ts'

export type Cooking = {
  recipe: ScaledRecipe | undefined
  cookingId: string
  isError: boolean
  /** The plan has changed since, on another device or in another tab: trying again helps nothing. */
  isGone: boolean
  isRetrying: boolean
  retry: () => void
}

/** What is cooked: an item of the plan, as it is scaled there. */
export function useItemCooking(): Cooking {
  const { weekId = '', dayId = '', itemId = '' } = useParams()
  const item = useItem({ weekId, dayId, itemId })
  const recipe = item.data?.recipe
  return {
    recipe,
    cookingId: cookingIdOf(recipe?.id ?? '', itemId),
    isError: item.isError,
    isGone: isProblem(item.error, 'not-found') || (item.data !== undefined && !recipe),
    isRetrying: item.isFetching,
    retry: () => void item.refetch(),
  }
}

/** Or a recipe that isn't in the plan, scaled as its preview was. */
export function useRecipeCooking(): Cooking {
  const { recipeId = '' } = useParams()
  const [parameters] = useSearchParams()
  const scale = Number(parameters.get('scale'))
  const recipe = useRecipe(recipeId, scale > 0 ? scale : undefined)
  return {
    recipe: recipe.data,
    cookingId: cookingIdOf(recipeId),
    isError: recipe.isError,
    isGone: false,
    isRetrying: recipe.isFetching,
    retry: () => void recipe.refetch(),
  }
}
