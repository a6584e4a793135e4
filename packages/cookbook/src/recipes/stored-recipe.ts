import type { Food } from '../foods/food.ts'
import { nutritionPerServing } from './fields/eaten-nutrition.ts'
import type { Recipe, RecipeIngredient } from './recipe.ts'

type StoredIngredient = Omit<RecipeIngredient, 'food'> & { food: string }

/** A recipe without what its foods give again in no time. */
export type StoredRecipe = Omit<Recipe, 'ingredients' | 'perServing'> & { ingredients: StoredIngredient[] }

export function toStored({ perServing: _, ingredients, ...kept }: Recipe): StoredRecipe {
  return {
    ...kept,
    ingredients: ingredients.map(({ food, ...own }) => ({ ...own, food: food.id })),
  }
}

export function fromStored(stored: StoredRecipe, foods: ReadonlyMap<string, Food>): Recipe {
  const ingredients = stored.ingredients.map(({ food: foodId, ...own }) => {
    const food = foods.get(foodId)
    if (!food) throw new Error(`The cookbook's ${stored.slug} uses ${foodId}, which is not among its foods.`)
    return { ...own, food }
  })
  const recipe = { ...stored, ingredients }
  return { ...recipe, perServing: nutritionPerServing(recipe) }
}
