import type { SubscriptionAnswer } from '@butterleaf/contract/subscription/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { subscriptionKey } from '#lib/subscription/queries/subscription-query.ts'

/** [SUB-1] A change, and the subscription with its invoices read again: after a refusal too, for then ours was old. */
export function useBillingChange<Given>(send: (given: Given) => Promise<SubscriptionAnswer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => queries.setQueryData(subscriptionKey, answer),
    onSettled: () => void queries.invalidateQueries({ queryKey: subscriptionKey }),
  })
}
