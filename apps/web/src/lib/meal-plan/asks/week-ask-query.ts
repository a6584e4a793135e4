import { askCalls, type PlanAsk, type WeekAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { usePlan } from '../plan-context.ts'

const weekAskKey = 'week-ask'
const planAskKey = 'plan-ask'

/** [LIV-2] What a week asks. While a change is answered, and offline, the last figures of the same week stay. */
export function useWeekAsk(weekId: string): UseQueryResult<WeekAsk> {
  const { id: planId, version, template } = usePlan().plan
  return useQuery({
    queryKey: [weekAskKey, weekId, version],
    queryFn: async () => {
      const ask = await api.send(askCalls.readWeek, { params: { planId, templateId: template.id, weekId } })
      if (!ask?.toBuy) throw new Error('Something else than the server has answered')
      return ask
    },
    placeholderData: (last, query) => (query?.queryKey[1] === weekId ? keepPreviousData(last) : undefined),
  })
}

/** [LIV-2] What the whole plan asks. */
export function usePlanAsk(): UseQueryResult<PlanAsk> {
  const { id: planId, version, template } = usePlan().plan
  return useQuery({
    queryKey: [planAskKey, template.id, version],
    queryFn: async () => {
      const ask = await api.send(askCalls.readPlan, { params: { planId, templateId: template.id } })
      if (!ask?.weeks) throw new Error('Something else than the server has answered')
      return ask
    },
  })
}

/** What is at home has changed, and with it what is to buy. */
export async function refetchWeekAsks(queries: QueryClient): Promise<void> {
  await Promise.all([weekAskKey, planAskKey].map((key) => queries.invalidateQueries({ queryKey: [key] })))
}
