import { accountCalls, type User } from '@butterleaf/contract/account/calls'
import type { Unit } from '@butterleaf/domain/weight-tracker/weight'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './api/api.ts'

const accountKey = ['account']

export function useAccount(): UseQueryResult<User> {
  return useQuery({ queryKey: accountKey, queryFn: () => api.send(accountCalls.read, {}), staleTime: 60_000 })
}

/**
 * The unit to show things in: the account's, else what is usual where the person is. Undefined until the
 * account is known, so that no number is shown, or typed, in a unit that changes under it.
 */
export function useUnit(): Unit | undefined {
  const account = useAccount()
  if (account.isPending) return undefined
  return account.data?.unit ?? usualUnit(navigator.language)
}

export function usualUnit(language: string): Unit {
  const { region } = new Intl.Locale(language).maximize()
  return region === 'US' ? 'us' : 'metric'
}

export function useChangeUnit() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (unit: Unit) => api.send(accountCalls.change, { body: { unit } }),
    onMutate: (unit) => {
      queries.setQueryData<User>(accountKey, (user) => user && { ...user, unit })
    },
    onSuccess: (user) => queries.setQueryData(accountKey, user),
    onError: () => queries.invalidateQueries({ queryKey: accountKey }),
  })
}

/** A change that is answered with the account as it is then. */
export function useAccountChange<Given>(change: (given: Given) => Promise<User>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (user) => queries.setQueryData(accountKey, user),
  })
}
