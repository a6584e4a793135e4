import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import type { RecipeOffer } from '@butterleaf/domain/recipes/shown/recipe-offer'

/** What the list hands to the recipe that is opened from it. */
export type BrowseInHand = Readonly<{ slot: FoundItem; results: readonly RecipeOffer[] }>
