import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { readHistory } from '#lib/meal-plan/read-history.ts'

/** The pages so far; asked for again when the plan changes, since what can be brought back follows from it. */
export function useHistory() {
  const { plan } = usePlan()
  return useInfiniteQuery({
    queryKey: ['plan-history', plan.id, plan.version],
    queryFn: ({ pageParam }) => readHistory(plan.id, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ older }) => older,
    placeholderData: keepPreviousData,
  })
}
