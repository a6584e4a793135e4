import { type SubscriptionAnswer, subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'

export const subscriptionKey = ['subscription']

/** [SUB-3] Cached for the session; code that must not act on a stale answer refetches it. */
export function useSubscription({ isFresh = false } = {}): UseQueryResult<SubscriptionAnswer> {
  return useQuery({
    queryKey: subscriptionKey,
    queryFn: readSubscription,
    staleTime: Number.POSITIVE_INFINITY,
    ...(isFresh && { refetchOnMount: 'always', refetchOnWindowFocus: 'always' }),
  })
}

export function readSubscription(): Promise<SubscriptionAnswer> {
  return api.send(subscriptionCalls.read, {})
}
