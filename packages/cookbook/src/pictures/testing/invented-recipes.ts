import type { PictureRecipe } from '../picture-recipe.ts'
import { inventedBreakfasts } from './invented-breakfasts.ts'
import { inventedDesserts } from './invented-desserts.ts'
import { inventedDinners } from './invented-dinners.ts'
import { inventedLunches } from './invented-lunches.ts'
import { inventedParade } from './invented-parade.ts'
import { inventedSeaAndGarden } from './invented-sea-and-garden.ts'
import { inventedTold } from './invented-told.ts'

/** Dishes of every kind, made up for the tests of the pictures. */
export const inventedRecipes: readonly PictureRecipe[] = [
  ...inventedBreakfasts,
  ...inventedLunches,
  ...inventedDinners,
  ...inventedDesserts,
  ...inventedParade,
  ...inventedSeaAndGarden,
  ...inventedTold,
]
