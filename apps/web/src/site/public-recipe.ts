import type { Recipe } from '@butterleaf/contract/recipes/calls'

/** One of the public recipes. */
export interface PublicRecipe extends Recipe {
  slug: string
  pictureAlt: string
  /** As schema.org's Recipe. */
  structured: { description: string }
}
