import { type BrowseAnswer, dayCalls } from '@butterleaf/contract/meal-plan/calls'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import type { Slot } from '../slot/use-slot.ts'
import { filtersToQuery } from './browse-filters.ts'

export type BrowseResult = BrowseAnswer['results'][number]

const keptMs = 30 * 60_000

/** [RCP-1] Page after page of what the slot could hold. What else stands on the day decides what fits, so it asks anew when that changes. */
export function useBrowse(slot: Slot, filters: RecipeFilters) {
  const { plan, template } = usePlan()
  const browse = useInfiniteQuery({
    queryKey: ['browse', slot.item.id, eatenOn(slot), filters],
    queryFn: ({ pageParam }) =>
      api.send(dayCalls.browse[slot.meal], {
        params: { planId: plan.id, templateId: template.id, ...slot.place },
        query: { q: filtersToQuery(filters, pageParam) },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ query }) => (query.page < query.pageTotal ? query.page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
  })
  // ITEM-7: what is avoided now is gone from pages that were asked for before.
  const avoided = new Set(
    plan.interactions.filter(({ type }) => type === 'dislike').map((one) => one.recipeId),
  )
  const found = browse.data?.pages.flatMap(({ results }) => results) ?? []
  return {
    ...browse,
    results: uniqueById(found.filter(({ id }) => !avoided.has(id))),
    attributes: browse.data?.pages.at(-1)?.attributes,
  }
}

/** Pages drawn up at different moments may overlap. */
function uniqueById(results: readonly BrowseResult[]): BrowseResult[] {
  return [...new Map(results.map((result) => [result.id, result])).values()]
}

function eatenOn({ day }: Slot): string {
  return day.items.map(({ value, serving }) => `${value?.id ?? ''}×${serving?.value ?? 0}`).join()
}
