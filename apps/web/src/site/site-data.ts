import type { PlanDay, Taste } from '@butterleaf/contract/meal-plan/calls'
import type { Recipe, RecipeCard } from '@butterleaf/contract/recipes/calls'
import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import type { SubscriptionPlan } from '@butterleaf/contract/subscription/calls'
import type { PublicRecipe } from './public-recipe.ts'

/** The product data on the public pages, in the API's format; `scripts/site` writes it for the build. */
export interface SiteData {
  /** LAND-1: counted in the cookbook that this build ships. */
  recipeCount: number
  plans: readonly SubscriptionPlan[]
  /** The hundred public recipes, each with its address. */
  recipes: readonly PublicRecipe[]
  /** Pictures of dishes as the inside of an SVG of 480 × 360; the largest plate first. */
  heroPlates: readonly { title: string; drawing: string }[]
  /** The day of the person that the form starts with. */
  taste: Taste & { asked: TasteAsked }
  plan: {
    days: number
    daysInRange: number
    /** The first seven days. */
    week: readonly { dishes: readonly RecipeCard[]; fit: PlanDay['fit'] }[]
  }
  /** The list of that week. */
  list: ShoppingList
  /** The dinner of the day in `taste`. */
  cooked: Recipe
  /** LAND-4: names of the videos whose files are all there, in the order they are shown. */
  videos: readonly FeatureVideo[]
}

/** In the API's codes and units. */
export interface TasteAsked {
  gender: number
  age: number
  weight: number
  height: number
  motive: number
  activityLevel: number
}

export const featureVideos = ['plan', 'shopping-list', 'weight-tracker'] as const
export type FeatureVideo = (typeof featureVideos)[number]
