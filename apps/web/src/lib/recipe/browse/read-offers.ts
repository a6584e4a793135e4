import { dayCalls } from '@butterleaf/contract/meal-plan/calls'
import { decodeBrowseAnswer, encodeBrowseQuery } from '@butterleaf/contract/meal-plan/codecs/browse-codec'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import type { DayPlace } from '@butterleaf/domain/meal-plan/places'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import type { OfferPage } from '@butterleaf/domain/recipes/shown/recipe-offer'
import { api } from '#lib/api/api.ts'
import type { TemplateParams } from '#lib/meal-plan/change/plan-change.ts'

/** [RCP-1] A page of what a slot may be filled with; the filters say which. */
export async function readOffers(
  params: TemplateParams & DayPlace,
  meal: Meal,
  filters: RecipeFilters,
): Promise<OfferPage> {
  const query = { q: encodeBrowseQuery(filters) }
  return decodeBrowseAnswer(await api.send(dayCalls.browse[meal], { params, query }))
}
