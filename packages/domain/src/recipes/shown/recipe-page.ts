import type { Meal } from '../../meal-plan/meals.ts'
import type { BrowseAttributes } from '../browse-attributes.ts'
import type { RecipeCard } from './recipe-card.ts'

/** A recipe of the cookbook, with the meals that it suits. */
export type BrowsedRecipe = Readonly<{ card: RecipeCard; meals: readonly Meal[] }>

/** A page of all that a person may eat (RCP-1). */
export type RecipePage = Readonly<{
  page: number
  pageTotal: number
  results: readonly BrowsedRecipe[]
  attributes: BrowseAttributes
}>
