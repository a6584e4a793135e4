import type { Meal } from '../../meals/meals.ts'
import type { BrowseAttributes } from '../../recipes/browse-attributes.ts'
import type { RecipeCard } from '../../recipes/shown/recipe-card.ts'
import type { DayFit } from '../fit.ts'
import type { BasketNews } from './basket-news.ts'

/** A recipe of the cookbook, with the meals that it suits. */
export type BrowsedRecipe = Readonly<{ card: RecipeCard; meals: readonly Meal[] }>

/** A page of all that a person may eat (RCP-1). */
export type RecipePage = Readonly<{
  page: number
  pageTotal: number
  results: readonly BrowsedRecipe[]
  attributes: BrowseAttributes
}>

/** A recipe for a slot, as it would stand there (RCP-4). */
export type RecipeOffer = Readonly<{
  card: Omit<RecipeCard, 'servings'>
  /** That one person would eat. */
  servings: number
  /** What the recipe's amounts would be multiplied by, for everybody. */
  scale: number
  /** Of the day with it. */
  fit: DayFit
  /** LIV-2 */
  basket: BasketNews
}>

/** A page of what a slot may be filled with (RCP-1). */
export type OfferPage = Readonly<{
  page: number
  pageTotal: number
  results: readonly RecipeOffer[]
  attributes: BrowseAttributes
}>
