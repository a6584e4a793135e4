import type { Recipe as PresentedRecipe } from '@butterleaf/contract/recipes/calls'
import { encodeDietaryTags } from '@butterleaf/contract/recipes/dietary-codes'
import { cookedRecipe } from '@butterleaf/cookbook/recipes/cooked-recipe'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { cuisineNames } from '@butterleaf/domain/recipes/cuisines'
import { presentCard } from './present-card.ts'
import { type CookedAs, presentIngredient } from './present-ingredient.ts'
import { presentStep } from './present-step.ts'

const asWritten: CookedAs = { scale: 1, units: 'us' }

/** In full: amounts, their nutrition and the words of the steps multiplied; `nutrition` stays that of one serving. */
export function presentRecipe(recipe: Recipe, cookedAs: CookedAs = asWritten): PresentedRecipe {
  const cooked = cookedRecipe(recipe, cookedAs)
  const steps = recipe.steps.map((step) => presentStep(step, cooked))
  return {
    ...presentCard(recipe),
    restTime: recipe.restMinutes,
    yields: recipe.yields ?? null,
    categories: [...recipe.meals],
    cuisine: cuisineNames[recipe.cuisine],
    free: encodeDietaryTags(recipe.free),
    contains: encodeDietaryTags(recipe.contains),
    scale: cookedAs.scale,
    ingredients: recipe.ingredients.map((ingredient) => presentIngredient(ingredient, cookedAs)),
    instructions: steps.map(({ text }) => ({ image: null, instructions: text })),
    steps,
  }
}
