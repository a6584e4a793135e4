import { isWhole, type OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import { computeRecipe } from '../recipes/compute-recipe.ts'
import type { Recipe, RecipeId } from '../recipes/recipe.ts'
import { slugOf } from '../recipes/recipe-id.ts'
import { kitchenWarningsOf } from './kitchen-warnings.ts'
import type { OwnFoods } from './own-foods.ts'
import { ingredientsOf, readOwnSteps } from './read-own-recipe.ts'

/** Of own recipes' drawings; raised when code that draws changes how they look. */
const drawing = 'own 1'
const noLines = {
  ...{ id: 0, title: 0, servings: 0, prep: 0, cook: 0, ingredients: 0, steps: 0 },
  ...{ familiarity: 0, keeps: 0, discarded: 0, picture: 0 },
}

/** OWN-4: an own recipe as a recipe like ours; undefined while something of it is unknown. */
export function computeOwnRecipe(own: OwnRecipe, foods: OwnFoods): Recipe | undefined {
  if (!isWhole(own)) return undefined
  const ingredients = ingredientsOf(own, foods)
  if (ingredients.length < own.lines.length) return undefined
  const { title, meal, servings, prepMinutes, cookMinutes, photo } = own
  const written = {
    id: own.id as RecipeId,
    slug: slugOf(own.id),
    formerly: [],
    title,
    meals: [meal],
    cuisine: 'american' as const,
    ...{ servings, prepMinutes, cookMinutes, restMinutes: 0 },
    ingredients: [],
    steps: readOwnSteps(own, ingredients),
    lines: noLines,
  }
  const { recipe } = computeRecipe(
    written,
    ingredients,
    photo === undefined ? drawing : `${drawing} ${photo}`,
  )
  const warnings = kitchenWarningsOf(own, foods)
  return {
    ...recipe,
    ...(photo !== undefined && { photo }),
    ...(warnings.length > 0 && { warnings }),
  }
}
