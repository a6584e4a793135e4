import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import type { SubscriptionPlan } from '@butterleaf/contract/subscription/calls'
import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import type { TasteDay } from '@butterleaf/domain/meal-plan/shown/taste-day'
import type { Meal } from '@butterleaf/domain/meals/meals'
import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'

/** What the public pages show of the product; `tools/src/site-data` writes it for the build. */
export interface SiteData {
  /** LAND-1: counted in the cookbook that this build ships. */
  recipeCount: number
  plans: readonly SubscriptionPlan[]
  /** The hundred public recipes, each with its address. */
  recipes: readonly PublicRecipe[]
  /** Pictures of dishes as the inside of an SVG of 480 × 360; the largest plate first. */
  heroPlates: readonly { title: string; drawing: string }[]
  /** How far a plate reaches in such a picture, from its middle. */
  plateRim: number
  /** The day for the numbers that the form begins with. */
  taste: TasteDay & { asked: TasteAsked }
  plan: {
    days: number
    daysInRange: number
    /** The certificates of the first seven. */
    week: readonly DayFit[]
  }
  /** The list of that week. */
  list: ShoppingList
  /** The dinner of the day in `taste`. */
  cooked: ScaledRecipe
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

/** One of those everybody may read. */
export type PublicRecipe = ScaledRecipe &
  Readonly<{
    meals: readonly Meal[]
    cuisine: string
    slug: string
    pictureAlt: string
    /** As schema.org's Recipe. */
    structured: { description: string }
  }>
