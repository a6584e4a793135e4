import type { SubscriptionAnswer } from '@butterleaf/contract/subscription/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { subscriptionKey } from '#lib/subscription/queries/subscription-query.ts'

/**
 * [SUB-1] Makes a change, then reads the subscription and its invoices again: after a refusal too, since our copy was stale
 * then.
 */
export function useBillingChange<Given>(send: (given: Given) => Promise<SubscriptionAnswer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => queries.setQueryData(subscriptionKey, answer),
    onSettled: () => void queries.invalidateQueries({ queryKey: subscriptionKey }),
  })
}
