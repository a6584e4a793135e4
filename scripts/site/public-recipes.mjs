import { presentRecipe } from '../../apps/api/dist/capabilities/recipes/present-recipe.js'
import { drawPlate } from '../../packages/cookbook/dist/pictures/draw-plate.js'
import { pictureRecipeOf } from '../../packages/cookbook/dist/recipes/picture-recipe-of.js'
import { recipeStructured } from './recipe-structured.mjs'

/** The hundred recipes for everybody, in full, each with its address and what its picture shows. */
export function publicPages({ publicRecipes }) {
  return publicRecipes.map((recipe) => ({
    ...presentRecipe(recipe),
    slug: recipe.slug,
    structured: recipeStructured(recipe),
    pictureAlt: drawPlate(pictureRecipeOf(recipe)).alt,
  }))
}
