import { type ShareKind, sharingCalls, type WireShare } from '@butterleaf/contract/sharing/calls'
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { passOverGone } from '#lib/api/api-problem.ts'

/** What a button on a week's screen shares. */
export type ToShare = Readonly<{ kind: ShareKind; weekNumber: number }>

const sharesKey = ['shares']

export function useShares(): UseQueryResult<WireShare[]> {
  return useQuery({ queryKey: sharesKey, queryFn: () => api.send(sharingCalls.list, {}) })
}

/** Without a week, of the current one. */
export type NewShare = Readonly<{ kind: ShareKind; week?: number }>

export function useMakeShare() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewShare) => api.send(sharingCalls.create, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sharesKey }),
  })
}

/** One that has ended already is no failure. */
export function useStopSharing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.send(sharingCalls.delete, { params: { id } }).catch(passOverGone),
    onSuccess: (_done, id) =>
      queries.setQueryData<WireShare[]>(sharesKey, (shares) => shares?.filter((share) => share.id !== id)),
  })
}
