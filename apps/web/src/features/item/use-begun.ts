import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { useState } from 'react'
import type { Cooking } from './use-cooking.ts'

export type Dish = { recipe: ScaledRecipe; cookingId: string }
type Begun = {
  dish: Dish | undefined
  /** Whether the plan has another dish here by now, or none. */
  isOvertaken: boolean
  goOnWith: (dish: Dish) => void
}

/** [RCP-5] A person at the stove goes on with the recipe they began, also when the plan changes; its amounts may change. */
export function useBegun({ recipe, cookingId, isGone }: Cooking): Begun {
  const [begun, setBegun] = useState<Dish>()
  const isSame = begun === undefined || begun.recipe.id === recipe?.id
  if (recipe && isSame && begun?.recipe !== recipe) setBegun({ recipe, cookingId })
  return { dish: begun, isOvertaken: !isSame && (recipe !== undefined || isGone), goOnWith: setBegun }
}
