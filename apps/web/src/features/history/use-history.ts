import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { readHistory } from '#lib/meal-plan/read-history.ts'

/** The pages so far; asked for again when the plan changes, since what can be brought back follows from it. */
export function useHistory(dayNumber: number | undefined) {
  const { plan } = usePlan()
  return useInfiniteQuery({
    queryKey: ['plan-history', plan.id, plan.version, dayNumber],
    queryFn: ({ pageParam }) => readHistory(plan.id, { before: pageParam, dayNumber }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ older }) => older,
    placeholderData: keepPreviousData,
  })
}
