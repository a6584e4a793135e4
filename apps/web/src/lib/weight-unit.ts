import { accountCalls, type User } from '@butterleaf/contract/account/calls'
import type { Unit } from '@butterleaf/domain/weight-tracker/weight'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountKey, useAccount } from './account.ts'
import { api } from './api/api.ts'

/**
 * The account's unit, else the usual one in the person's country. Undefined until the account is known, so that no number is
 * shown, or typed, in a unit that changes meanwhile.
 */
export function useUnit(): Unit | undefined {
  const account = useAccount()
  if (account.isPending) return undefined
  return account.data?.unit ?? usualUnit(navigator.language)
}

function usualUnit(language: string): Unit {
  const { region } = new Intl.Locale(language).maximize()
  return region === 'US' ? 'us' : 'metric'
}

/** Optimistic; rolled back when it can't be saved. */
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
