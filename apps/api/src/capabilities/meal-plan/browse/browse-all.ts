import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { dishesFor, sidesFor } from '@butterleaf/domain/meal-plan/drawing/diner'
import { recipesOfType } from '@butterleaf/domain/meal-plan/interactions'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { priceForPalate, suitsPalate } from '@butterleaf/domain/meal-plan/planner/palate'
import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import type { Palate } from '@butterleaf/domain/onboarding/palate'
import { type BrowseAnswer, browseRecipes, type SlotFit } from '@butterleaf/domain/recipes/browse'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import type { LoadedPlan } from '../plan.ts'

export type AllRecipesPage = Omit<BrowseAnswer<Recipe>, 'results'> & { results: readonly Recipe[] }

/**
 * RCP-1: a page of all that the person may eat. Without a slot there is no day to fit: what the person likes to eat comes first.
 * ED-2: sides where they are asked for: older clients don't know what is of no meal.
 */
export function browseAll({ plan, cookbook }: LoadedPlan, filters: RecipeFilters): AllRecipesPage {
  const planning = { kitchen: cookbook.kitchen, diner: plan }
  const sides = filters.categories.includes('side') ? sidesFor(planning, 'person') : []
  const dishes = [...dishesFor(planning, 'person'), ...sides]
  const recipes = dishes.flatMap(({ id }) => cookbook.recipe(id) ?? [])
  const { palate } = profileOf(plan.answers)
  const { results, ...page } = browseRecipes({
    recipes,
    filters,
    index: cookbook.searchIndex(),
    fitOf: (recipeId) => fitByServing(cookbook.kitchen.dish(recipeId), palate),
    liked: new Set(recipesOfType(plan.interactions, 'like')),
  })
  return { ...page, results: results.map(({ recipe }) => recipe) }
}

function fitByServing(dish: Dish | undefined, palate: Palate): SlotFit {
  const alike = { deviation: 0, servings: 1, isLate: false, changesOthers: false }
  if (!dish) return { ...alike, netCarbs: 0, isDisliked: false, price: 0 }
  const { perServing, character } = dish
  const isDisliked = !suitsPalate(character, palate)
  return { ...alike, netCarbs: perServing.netCarbs, isDisliked, price: priceForPalate(character, palate) }
}
