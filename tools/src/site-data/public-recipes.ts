import { presentRecipe } from '@butterleaf/api/capabilities/recipes/present-recipe'
import type { Corpus } from '@butterleaf/api/platform/recipes/cookbook'
import { drawPlate } from '@butterleaf/cookbook/pictures/draw-plate'
import { pictureRecipeOf } from '@butterleaf/cookbook/recipes/picture-recipe-of'
import { recipeStructured } from './recipe-structured.ts'

/** The hundred recipes for everybody, in full, each with its address and what its picture shows. */
export function publicPages({ publicRecipes }: Corpus) {
  return publicRecipes.map((recipe) => ({
    ...presentRecipe(recipe),
    slug: recipe.slug,
    structured: recipeStructured(recipe),
    pictureAlt: drawPlate(pictureRecipeOf(recipe)).alt,
  }))
}
