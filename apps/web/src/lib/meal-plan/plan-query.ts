import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { findAtServer } from '#lib/api/find-at-server.ts'
import { cachePlan, readCachedPlan } from './cache/cached-plan.ts'

export const planKey = ['meal-plan']

/** The plan; null where the server says that there is none. Until it has answered, the copy on this device. */
export function usePlanQuery(): UseQueryResult<MealPlan | null> {
  return useQuery({
    queryKey: planKey,
    queryFn: readPlan,
    initialData: readCachedPlan,
    initialDataUpdatedAt: 0,
  })
}

/** The server's plan of now, whatever this page has. */
export function readPlanAgain(queries: QueryClient): Promise<MealPlan | null> {
  return queries.fetchQuery({ queryKey: planKey, queryFn: readPlan, staleTime: 0 })
}

async function readPlan({ signal }: { signal: AbortSignal }): Promise<MealPlan | null> {
  const answer = await findAtServer(mealPlanCalls.read)
  // Canceled by a change or by a sign-out: then it isn't cached.
  if (!signal.aborted) cachePlan(answer)
  return (answer && decodePlan(answer)) ?? null
}
