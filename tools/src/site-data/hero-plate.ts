import { drawPlate } from '@butterleaf/cookbook/pictures/draw-plate'
import type { PictureRecipe } from '@butterleaf/cookbook/pictures/picture-recipe'

/** How far a plate reaches in a picture of the cookbook, from the picture's middle. */
export const plateRim = 177

/** A picture of the cookbook, without the frame that a page puts round it. */
export function heroPlate(recipe: PictureRecipe): { title: string; drawing: string } {
  const { featured } = drawPlate(recipe)
  return { title: recipe.title, drawing: featured.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '') }
}
