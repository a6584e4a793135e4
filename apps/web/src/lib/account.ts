import { accountCalls, type User } from '@butterleaf/contract/account/calls'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from './api/api.ts'

export const accountKey = ['account']

export function useAccount(): UseQueryResult<User> {
  return useQuery({ queryKey: accountKey, queryFn: () => api.send(accountCalls.read, {}), staleTime: 60_000 })
}
