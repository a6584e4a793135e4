import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { decodeTable } from '@butterleaf/contract/meal-plan/codecs/table-codec'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { usePlan } from '../plan-context.ts'

/** [TOG-3] Who eats along. The plan's version tells when another device may have changed it. */
export function useTable() {
  const { id: planId, version } = usePlan().plan
  return useQuery({
    queryKey: ['table', planId, version],
    queryFn: async () => decodeTable(await api.send(mealPlanCalls.readTable, { params: { planId } })),
    placeholderData: keepPreviousData,
  })
}
