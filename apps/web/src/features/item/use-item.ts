import { type ItemView, itemCalls } from '@butterleaf/contract/meal-plan/calls'
import type { ItemPlace } from '@butterleaf/domain/meal-plan/places'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { keepItem, keptItem } from './kept-items.ts'

/** The item with its whole recipe, as the plan's present version cooks it; without a network, as it was last seen. */
export function useItem(place: ItemPlace) {
  const { plan, template } = usePlan()
  return useQuery({
    queryKey: ['plan-item', place.itemId, plan.version],
    queryFn: async (): Promise<ItemView> => {
      const params = { planId: plan.id, templateId: template.id, ...place }
      try {
        const item = await api.send(itemCalls.read, { params })
        keepItem(item)
        return item
      } catch (error) {
        const kept = error instanceof ApiProblem ? undefined : keptItem(place.itemId)
        if (!kept) throw error
        return kept
      }
    },
    placeholderData: (before) => (before?.id === place.itemId ? before : undefined),
    networkMode: 'always',
  })
}
