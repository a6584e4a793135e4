import type { SubscriptionPrice } from '@butterleaf/contract/subscription/calls'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import { queryOptions, skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { readPrice } from '../providers/read-price.ts'

/** Long enough that a code which was just applied isn't requested twice. */
const freshMs = 5_000

/** [CHK-4] [CHK-5] The billing provider's price, fetched again on mount and for every other plan or coupon. */
export function usePrice(
  plan: PlanCode,
  coupon: string | null,
  { isAsked = true } = {},
): UseQueryResult<SubscriptionPrice> {
  const query = priceQuery(plan, coupon)
  return useQuery(isAsked ? query : { ...query, queryFn: skipToken })
}

export function priceQuery(plan: PlanCode, coupon: string | null) {
  return queryOptions({
    queryKey: ['subscription-price', plan, coupon],
    queryFn: () => readPrice(plan, coupon),
    staleTime: freshMs,
    refetchOnWindowFocus: false,
  })
}
