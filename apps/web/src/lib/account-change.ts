import type { User } from '@butterleaf/contract/account/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountKey } from './account.ts'

/** A change whose answer is the changed account. */
export function useAccountChange<Given>(change: (given: Given) => Promise<User>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (user) => queries.setQueryData(accountKey, user),
  })
}
