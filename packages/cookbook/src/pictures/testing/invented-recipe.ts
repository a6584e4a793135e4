import type { PictureIngredient, PictureRecipe } from '../picture-recipe.ts'
import { inventedFoodClass } from './invented-food-classes.ts'

/**
 * Recipes written three lines each, a blank line between: title, servings, cuisine and perhaps a vessel;
 * foods with grams for the whole dish and perhaps a group; steps parted by slashes.
 */
export function inventRecipes(category: string, text: string): PictureRecipe[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => inventRecipe(category, block))
}

function inventRecipe(category: string, block: string): PictureRecipe {
  const [head = '', foods = '', steps = ''] = block.split('\n')
  const [title = '', servings = '1', cuisine = 'american', vesselHint] = head.split(' | ')
  return {
    id: title.toLowerCase().replace(/[^a-z]+/g, '-'),
    title,
    category,
    vesselHint,
    cuisine,
    servings: Number(servings),
    ingredients: foods.split(', ').map(readFood),
    steps: steps.split(' / '),
  }
}

function readFood(text: string): PictureIngredient {
  const [food = '', grams = '0', group] = text.split(' ')
  return {
    food,
    class: inventedFoodClass(food),
    grams: Number(grams),
    group,
    name: food.replaceAll('-', ' '),
  }
}
