import { type ItemView, itemCalls } from '@butterleaf/contract/meal-plan/calls'
import type { ItemPlace } from '@butterleaf/domain/meal-plan/places'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { isFinalAnswer } from '#lib/api/api-problem.ts'
import { cacheItem, readCachedItem } from '#lib/meal-plan/cache/cached-items.ts'
import { itemMarks } from '#lib/meal-plan/cache/item-marks.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'

/** The item with its whole recipe, as the plan's present version cooks it; without a network, as it was last seen. */
export function useItem(place: ItemPlace) {
  const { plan, template } = usePlan()
  const week = template.weeks.find(({ id }) => id === place.weekId)
  const mark = (week && itemMarks(week, plan).get(place.itemId)) ?? ''
  const cached = useCachedItem(place.itemId, mark)
  return useQuery({
    queryKey: ['plan-item', place.itemId, plan.version],
    queryFn: async ({ signal }): Promise<ItemView> => {
      const params = { planId: plan.id, templateId: template.id, ...place }
      try {
        const item = await api.send(itemCalls.read, { params })
        if (!signal.aborted) void cacheItem(item, mark)
        return item
      } catch (error) {
        const lastSeen = isFinalAnswer(error) ? undefined : await readCachedItem(place.itemId)
        if (!lastSeen) throw error
        return lastSeen.item
      }
    },
    placeholderData: (before) => (before?.id === place.itemId ? before : cached),
  })
}

/** On the screen at once while the server is asked, if nothing that it says has changed since. */
function useCachedItem(itemId: string, mark: string): ItemView | undefined {
  const { data } = useQuery({
    queryKey: ['cached-item', itemId],
    queryFn: async () => (await readCachedItem(itemId)) ?? null,
    staleTime: 0,
  })
  return data?.mark === mark ? data.item : undefined
}
