import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'

/** One of those everybody may read. */
export type PublicRecipe = ScaledRecipe &
  Readonly<{
    meals: readonly Meal[]
    cuisine: string
    slug: string
    pictureAlt: string
    /** As schema.org's Recipe. */
    structured: { description: string }
  }>
