import { helpingsOf, isFilled } from '@butterleaf/domain/meal-plan/item'
import { type FoundItem, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { avoidedRecipes } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { RecipeOffer } from '@butterleaf/domain/meal-plan/shown/recipe-page'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { type OfferWish, readOffers } from '#lib/recipe/browse/read-recipes.ts'

const keptMs = 30 * 60_000
const mains: OfferWish = { kind: 'main' }

/** [RCP-1] Loads the recipes for the slot page by page. The day's other meals decide what fits, so a change of them loads the pages again. */
export function useBrowse(slot: FoundItem, filters: RecipeFilters, wish: OfferWish = mains) {
  const { plan } = usePlan()
  const params = { planId: plan.id, templateId: plan.template.id, ...placeOfDay(slot) }
  const browse = useInfiniteQuery({
    queryKey: ['browse', slot.item.id, eatenOn(slot), filters, wish],
    queryFn: ({ pageParam }) => readOffers(params, slot.item.meal, { ...filters, page: pageParam }, wish),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageTotal }) => (page < pageTotal ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
  })
  // ITEM-7: what is avoided now is gone from pages that were asked for before.
  const avoided = avoidedRecipes(plan)
  const found = browse.data?.pages.flatMap(({ results }) => results) ?? []
  return {
    ...browse,
    results: uniqueById(found.filter(({ card }) => !avoided.has(card.id))),
    attributes: browse.data?.pages.at(-1)?.attributes,
  }
}

/** Pages drawn up at different moments may overlap. */
function uniqueById(results: readonly RecipeOffer[]): RecipeOffer[] {
  return [...new Map(results.map((result) => [result.card.id, result])).values()]
}

function eatenOn({ day }: FoundItem): string {
  const helpings = day.items.map((item) => (isFilled(item) ? helpingsOf(item) : []))
  return helpings.map((of) => of.map(({ recipeId, servings }) => `${recipeId}×${servings}`).join('+')).join()
}

/** What the list hands to the recipe that is opened from it. */
export type BrowseContext = Readonly<{ slot: FoundItem; results: readonly RecipeOffer[] }>
