import type { Food } from '../foods/food.ts'
import { scaleNutrition, sumNutrition } from '../foods/nutrition.ts'
import { eatenNutrition } from './fields/eaten-nutrition.ts'
import type { Recipe, RecipeIngredient } from './recipe.ts'

type StoredIngredient = Omit<RecipeIngredient, 'food' | 'nutrition'> & { food: string }

/** A recipe without what its foods give again in no time. */
export type StoredRecipe = Omit<Recipe, 'ingredients' | 'perServing'> & { ingredients: StoredIngredient[] }

export function toStored({ perServing: _, ingredients, ...kept }: Recipe): StoredRecipe {
  return {
    ...kept,
    ingredients: ingredients.map(({ food, nutrition: _computed, ...own }) => ({ ...own, food: food.id })),
  }
}

/** Sums in the order of the rows, so that the figures are those of the compiler to the last bit. */
export function fromStored(stored: StoredRecipe, foods: ReadonlyMap<string, Food>): Recipe {
  const ingredients = stored.ingredients.map(({ food: foodId, ...own }) => {
    const food = foods.get(foodId)
    if (!food) throw new Error(`The cookbook's ${stored.slug} uses ${foodId}, which is not among its foods.`)
    const discard = stored.discarded?.find((entry) => entry.food === foodId)
    return { ...own, food, nutrition: eatenNutrition(food, own.grams, discard) }
  })
  const total = sumNutrition(ingredients.map(({ nutrition }) => nutrition))
  return {
    ...stored,
    ingredients,
    perServing: scaleNutrition(total, 1 / stored.servings),
  }
}
