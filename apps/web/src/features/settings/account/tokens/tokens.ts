import { type PersonalToken, personalTokenCalls } from '@butterleaf/contract/personal-tokens/calls'
import type { TokenScope } from '@butterleaf/domain/personal-tokens/token-scopes'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { passOverGone } from '#lib/api/api-problem.ts'

const tokensKey = ['personal-tokens']

export interface NewToken {
  name: string
  scopes: TokenScope[]
  expiresAt: string | null
}

export function useTokens(): UseQueryResult<PersonalToken[]> {
  return useQuery({ queryKey: tokensKey, queryFn: () => api.send(personalTokenCalls.list, {}) })
}

function useTokenChange<Given, Answer>(change: (given: Given) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: tokensKey }),
  })
}

export function useMakeToken() {
  return useTokenChange((body: NewToken) => api.send(personalTokenCalls.make, { body }))
}

/** One that is gone already is no failure. */
export function useRevokeToken() {
  return useTokenChange((tokenId: string) =>
    api.send(personalTokenCalls.revoke, { params: { tokenId } }).catch(passOverGone),
  )
}
