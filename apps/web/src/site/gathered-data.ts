import type { PlanDay, Taste } from '@butterleaf/contract/meal-plan/calls'
import { decodeDayFit } from '@butterleaf/contract/meal-plan/codecs/fit-codec'
import { decodeTaste } from '@butterleaf/contract/meal-plan/codecs/taste-codec'
import type { Recipe, RecipeCard } from '@butterleaf/contract/recipes/calls'
import { decodeRecipe } from '@butterleaf/contract/recipes/recipe-codec'

import type { PublicRecipe, SiteData, TasteAsked } from './site-data.ts'

type OfPage = Pick<PublicRecipe, 'slug' | 'pictureAlt' | 'structured'>
export type GatheredRecipe = Recipe & OfPage

/** What `tools/src/site-data` writes for the build: of plans and recipes what the API would answer. */
export type GatheredData = Omit<SiteData, 'recipes' | 'taste' | 'plan' | 'cooked'> & {
  recipes: readonly GatheredRecipe[]
  taste: Taste & { asked: TasteAsked }
  plan: Omit<SiteData['plan'], 'week'> & {
    week: readonly { dishes: readonly RecipeCard[]; fit: PlanDay['fit'] }[]
  }
  cooked: Recipe
}

export function decodeGathered({ recipes, taste, plan, cooked, ...others }: GatheredData): SiteData {
  return {
    ...others,
    recipes: recipes.map(decodePublicRecipe),
    taste: { ...decodeTaste(taste), asked: taste.asked },
    plan: { ...plan, week: plan.week.map(({ fit }) => decodeDayFit(fit)) },
    cooked: decodeRecipe(cooked),
  }
}

export function decodePublicRecipe(recipe: GatheredRecipe): PublicRecipe {
  const { categories, cuisine, slug, pictureAlt, structured } = recipe
  return { ...decodeRecipe(recipe), meals: categories, cuisine, slug, pictureAlt, structured }
}
