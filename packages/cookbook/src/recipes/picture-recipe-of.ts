import { categoryOf } from '@butterleaf/domain/recipes/categories'
import type { PictureRecipe } from '../pictures/picture-recipe.ts'
import type { Recipe } from './recipe.ts'
import { slugOf } from './recipe-id.ts'
import type { StepPart } from './step-text.ts'
import { partName } from './step-words.ts'

/** What the drawing may read. Seeded by the id's slug, which never changes, so a pinch more salt or a new name doesn't change the table. */
export function pictureRecipeOf(recipe: Recipe): PictureRecipe {
  return {
    id: slugOf(recipe.id),
    title: recipe.title,
    ...(recipe.short !== undefined && { short: recipe.short }),
    category: categoryOf(recipe),
    cuisine: recipe.cuisine,
    ...(recipe.picture && { brief: recipe.picture }),
    servings: recipe.servings,
    ingredients: recipe.ingredients.map(({ food, grams, group, prep }) => ({
      food: food.id,
      class: food.class,
      name: food.name,
      plural: food.plural,
      grams,
      group,
      prep,
    })),
    steps: recipe.steps.map(({ parts }) => parts.map((part) => markedWords(part, recipe)).join('')),
  }
}

/** Foods keep their marks: they tell the drawing which food a sentence is about. */
function markedWords(part: StepPart, recipe: Recipe): string {
  const words = partName(part, recipe)
  return part.kind === 'food' ? `[${part.food}|${words}]` : words
}
