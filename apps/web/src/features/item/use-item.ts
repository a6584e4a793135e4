import { findWeek, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import type { ItemPage } from '@butterleaf/domain/meal-plan/shown/item-page'
import { useQuery } from '@tanstack/react-query'
import { isFinalAnswer } from '#lib/api/api-problem.ts'
import { readCachedItem } from '#lib/meal-plan/cache/cached-items.ts'
import { itemMarks } from '#lib/meal-plan/cache/item-marks.ts'
import { readItemPage } from '#lib/meal-plan/item-pages.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'

/** The item with its whole recipe, as the plan's present version cooks it; without a network, as it was last seen. */
export function useItem(place: ItemPlace) {
  const { plan } = usePlan()
  const week = findWeek(plan.template, place)
  const mark = (week && itemMarks(week, plan).get(place.itemId)) ?? ''
  const cached = useCachedItem(place.itemId, mark)
  return useQuery({
    queryKey: ['plan-item', place.itemId, plan.version],
    queryFn: async ({ signal }): Promise<ItemPage> => {
      const params = { planId: plan.id, templateId: plan.template.id, ...place }
      try {
        return await readItemPage(params, { mark, signal })
      } catch (error) {
        const lastSeen = isFinalAnswer(error) ? undefined : await readCachedItem(place.itemId)
        if (!lastSeen) throw error
        return lastSeen.page
      }
    },
    placeholderData: (before) => (before?.item.id === place.itemId ? before : cached),
  })
}

/** On the screen at once while the server is asked, if nothing that it says has changed since. */
function useCachedItem(itemId: string, mark: string): ItemPage | undefined {
  const { data } = useQuery({
    queryKey: ['cached-item', itemId],
    queryFn: async () => (await readCachedItem(itemId)) ?? null,
    staleTime: 0,
  })
  return data?.mark === mark ? data.page : undefined
}
