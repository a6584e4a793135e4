import { type SubscriptionPlan, subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'

/** [CHK-1] Public: the prices are the same for all people. */
export function usePlans(): UseQueryResult<SubscriptionPlan[]> {
  return useQuery({
    queryKey: ['subscription-plans'],
    queryFn: () => api.send(subscriptionCalls.plans, {}),
    staleTime: 10 * 60_000,
  })
}
