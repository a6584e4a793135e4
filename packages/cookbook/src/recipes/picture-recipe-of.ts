import type { PictureRecipe } from '../pictures/picture-recipe.ts'
import { categoryOf, type Recipe } from './recipe.ts'
import { stepWords } from './step-words.ts'

/** What the drawing may see. Seeded by the slug: a pinch more salt changes a recipe's id and not its picture. */
export function pictureRecipeOf(recipe: Recipe): PictureRecipe {
  return {
    id: recipe.slug,
    title: recipe.title,
    category: categoryOf(recipe),
    cuisine: recipe.cuisine,
    servings: recipe.servings,
    ingredients: recipe.ingredients.map(({ food, grams, group }) => ({
      food: food.id,
      class: food.class,
      name: food.name,
      grams,
      group,
    })),
    steps: recipe.steps.map((step) => stepWords(step, recipe)),
  }
}
