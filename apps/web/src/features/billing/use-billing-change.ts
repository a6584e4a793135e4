import type { SubscriptionAnswer } from '@butterleaf/contract/subscription/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { problemLines } from '#lib/subscription/problem-lines.ts'
import { subscriptionKey } from '#lib/subscription/queries.ts'
import { NotConfirmed, notConfirmedMessage } from '#lib/subscription/send-confirmed.ts'
import type { PassingMessage } from '#lib/subscription/use-passing-message.tsx'

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

/** The server's own message; ours where the server couldn't be reached. */
export function failureMessage(error: unknown): PassingMessage {
  if (error instanceof NotConfirmed) return notConfirmedMessage
  if (error instanceof ApiProblem) return { title: error.message, lines: problemLines(error) }
  return { title: 'Butterleaf can’t be reached', lines: ['Check your connection and try again.'] }
}
