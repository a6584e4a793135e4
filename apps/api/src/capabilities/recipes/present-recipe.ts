import type { Recipe as PresentedRecipe } from '@butterleaf/contract/recipes/calls'
import { encodeDietaryTags } from '@butterleaf/contract/recipes/dietary-codes'
import { cookedRecipe } from '@butterleaf/cookbook/recipes/cooked-recipe'
import { loadsPerServing } from '@butterleaf/cookbook/recipes/dish-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { loadsOf, loadText } from '@butterleaf/domain/cooking/loads'
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
    ...presentCooking(recipe),
    categories: [...recipe.meals],
    cuisine: cuisineNames[recipe.cuisine],
    free: encodeDietaryTags(recipe.free),
    contains: encodeDietaryTags(recipe.contains),
    scale: cookedAs.scale,
    ingredients: recipe.ingredients.map((ingredient) => presentIngredient(ingredient, recipe, cookedAs)),
    instructions: steps.map(({ text }) => ({ image: null, instructions: text })),
    steps,
  }
}

type Cooking = Pick<PresentedRecipe, 'keeps' | 'needs' | 'atOnce' | 'note' | 'discarded'>

function presentCooking(recipe: Recipe): Cooking {
  const { keeps, needs, atOnce, discarded = [] } = recipe
  return {
    keeps: keeps ? { ...keeps, reheat: keeps.reheat ?? null } : null,
    needs: [...needs],
    atOnce: atOnce ?? null,
    note: noteOf(recipe),
    discarded: discarded.map(({ food, share, only, why }) => ({
      food_id: food,
      share,
      only: only ?? null,
      why,
    })),
  }
}

/** CON-8: what its file notes, then what weighs on the gut. */
function noteOf(recipe: Recipe): string | null {
  const loads = loadsOf(loadsPerServing(recipe)).map(loadText)
  return [recipe.note, ...loads].filter(Boolean).join(' ') || null
}
