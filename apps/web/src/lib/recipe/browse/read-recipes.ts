import { dayCalls, mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import {
  decodeBrowseAnswer,
  decodeRecipesAnswer,
  encodeBrowseQuery,
} from '@butterleaf/contract/meal-plan/codecs/browse-codec'
import type { DayPlace } from '@butterleaf/domain/meal-plan/places'
import type { OfferPage, RecipePage } from '@butterleaf/domain/meal-plan/shown/recipe-page'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { categories } from '@butterleaf/domain/recipes/categories'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import type { RecipeId } from '@butterleaf/domain/recipes/may-eat'

import { api } from '#lib/api/api.ts'
import type { TemplateParams } from '#lib/meal-plan/change/act-sends.ts'

/** MAP-5: by title, where nothing is said. */
export type RecipeOrder = Readonly<{
  sort?: 'suits'
  /** Of the northern year. */
  month?: number
  /** The id of the day that the person is at. */
  day?: string
  fits?: 'true'
}>

/** [RCP-1] [ED-2] A page of all that the person may eat, sides included; the filters say which. */
export async function readAllRecipes(
  planId: string,
  filters: RecipeFilters,
  order: RecipeOrder = {},
): Promise<RecipePage> {
  const asked = filters.categories.length > 0 ? filters.categories : categories
  const query = { q: encodeBrowseQuery({ ...filters, categories: asked }), ...order }
  return decodeRecipesAnswer(await api.send(mealPlanCalls.browseRecipes, { params: { planId }, query }))
}

/** Dishes for a slot, or sides for its dish: beside those that stand there, or in the place of one of them. */
export type OfferWish = Readonly<{ kind: 'main' | 'side'; insteadOf?: RecipeId | undefined }>

/** [RCP-1] [PLATE-3] A page of what a slot may be filled with, or of what may stand beside its dish; the filters say which. */
export async function readOffers(
  params: TemplateParams & DayPlace,
  meal: Meal,
  filters: RecipeFilters,
  { kind, insteadOf }: OfferWish = { kind: 'main' },
): Promise<OfferPage> {
  const q = encodeBrowseQuery(filters)
  const wish = kind === 'side' ? { kind, ...(insteadOf !== undefined && { insteadOf }) } : {}
  return decodeBrowseAnswer(await api.send(dayCalls.browse[meal], { params, query: { q, ...wish } }))
}
