import { accountCalls, type SessionSeen } from '@butterleaf/contract/account/calls'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { isProblem } from '#lib/api/api-problem.ts'

const sessionsKey = ['sessions']

export function useSessions(): UseQueryResult<SessionSeen[]> {
  return useQuery({ queryKey: sessionsKey, queryFn: () => api.send(accountCalls.listSessions, {}) })
}

/** Ends one session, or all but this. One that is gone already is no failure. */
export function useSignOut() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (sessionId: string | 'others') => {
      if (sessionId === 'others') return api.send(accountCalls.endOtherSessions, {})
      return api.send(accountCalls.endSession, { params: { sessionId } }).catch((error: unknown) => {
        if (!isProblem(error, 'not-found')) throw error
      })
    },
    onSuccess: (_done, ended) =>
      queries.setQueryData<SessionSeen[]>(sessionsKey, (sessions) =>
        sessions?.filter(({ id, current }) => current || (ended !== 'others' && ended !== id)),
      ),
  })
}
