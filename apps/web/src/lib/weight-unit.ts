import { accountCalls, type User } from '@butterleaf/contract/account/calls'
import type { Unit } from '@butterleaf/domain/nutrition/weight'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountKey, useAccount } from './account.ts'
import { api } from './api/api.ts'
import { usePlanQuery } from './meal-plan/plan-query.ts'

/**
 * The account's unit, else the one answered for the plan, else the usual one in the person's country. Undefined until they are
 * known, so that no number is shown, or typed, in a unit that changes meanwhile.
 */
export function useUnit(): Unit | undefined {
  const account = useAccount()
  const plan = usePlanQuery()
  if (account.isPending) return undefined
  if (account.data?.unit) return account.data.unit
  return plan.isPending ? undefined : (plan.data?.answers.units ?? usualUnit(navigator.language))
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
