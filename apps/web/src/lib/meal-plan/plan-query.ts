import { mealPlanCalls, type MealPlan as WirePlan } from '@butterleaf/contract/meal-plan/calls'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { isProblem } from '#lib/api/api-problem.ts'
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

async function readPlan({ signal }: { signal: AbortSignal }): Promise<MealPlan | null> {
  const answer = await api.send(mealPlanCalls.read, {}).catch((error: unknown) => {
    if (isProblem(error, 'not-found')) return null
    throw error
  })
  // Overtaken by a change, or by somebody who leaves: then it isn't kept.
  if (!signal.aborted) cachePlan(answer)
  return (answer && decodePlan(answer)) ?? null
}

/** The plan as a change has left it. A question that was under way could still bring the older one, so it is dropped. */
export async function settlePlan(queries: QueryClient, answer: WirePlan): Promise<MealPlan> {
  const plan = decodePlan(answer)
  if (!plan) throw new Error('The answer is a plan without a template')
  await queries.cancelQueries({ queryKey: planKey })
  queries.setQueryData(planKey, plan)
  cachePlan(answer)
  return plan
}
