import { type Shared, sharedCalls } from '@butterleaf/contract/sharing/calls'
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isProblem } from '#lib/api/api-problem.ts'
import { visitorApi } from '#lib/api/visitor-api.ts'
import { createOwnerStore } from '#lib/device/owner-store.ts'
import { watchEvents } from '#lib/meal-plan/live/watch-plan.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'
import { isOwnMark } from '../sync/list-query.ts'

/** Changes are told at once; this is for where the news don't come through. */
const askAgainMs = 15_000

/** [TOG-5] What a link shows; until the server has answered, as it was last seen on this device. */
export function useShared(secret: string): UseQueryResult<Shared> {
  const query = useQuery({
    queryKey: keyOf(secret),
    queryFn: () => fetchShared(secret),
    initialData: () => readCachedShared(secret),
    initialDataUpdatedAt: 0,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (hasEnded(state) ? false : askAgainMs),
  })
  useLiveShared(secret, hasEnded(query))
  return query
}

/** The owner ended it, or its plan is over for long. */
export function hasEnded({ error }: Pick<UseQueryResult, 'error'>): boolean {
  return isProblem(error, 'not-found', 'invalid-input')
}

function useLiveShared(secret: string, isOver: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (isOver) return
    const refetch = () => void refetchShared(queries, secret)
    return watchEvents((signal) => visitorApi.open(sharedCalls.watch, { params: { secret } }, signal), {
      onEvent: ({ listMark }) => (listMark !== undefined && isOwnMark(listMark) ? undefined : refetch()),
      // As when the owner stops sharing.
      onEnd: refetch,
    })
  }, [queries, secret, isOver])
}

export async function refetchShared(queries: QueryClient, secret: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: keyOf(secret) })
}

/** Shows what a tick was answered with, and cancels a pending query, which could still bring an older list. */
export async function showShared(
  queries: QueryClient,
  secret: string,
  answer: Shared | undefined,
): Promise<void> {
  const shared = expectShared(answer)
  cacheShared(secret, shared)
  const queryKey = keyOf(secret)
  await queries.cancelQueries({ queryKey })
  if (queries.getQueryState(queryKey)) queries.setQueryData(queryKey, shared)
}

async function fetchShared(secret: string): Promise<Shared> {
  try {
    const shared = expectShared(await withTimeout(visitorApi.send(sharedCalls.open, { params: { secret } })))
    cacheShared(secret, shared)
    return shared
  } catch (error) {
    if (isProblem(error, 'not-found')) forgetShared(secret)
    throw error
  }
}

/** The sign-in page of a shop's network answers every call with a page of its own. */
function expectShared(answer: Shared | undefined): Shared {
  if (typeof answer !== 'object') throw new TypeError('Something else answered in the server’s place')
  return answer
}

function keyOf(secret: string): readonly unknown[] {
  return ['shared', secret]
}

type CachedShared = Readonly<{ secret: string; shared: Shared }>

const mostCached = 4

const store = createOwnerStore<{ links: readonly CachedShared[] }>('butterleaf.shared.1', { links: [] })

function readCachedShared(secret: string): Shared | undefined {
  return store.read().links.find((one) => one.secret === secret)?.shared
}

function cacheShared(secret: string, shared: Shared): void {
  store.write({ links: [{ secret, shared }, ...othersThan(secret)].slice(0, mostCached) })
}

function forgetShared(secret: string): void {
  store.write({ links: othersThan(secret) })
}

function othersThan(secret: string): readonly CachedShared[] {
  return store.read().links.filter((one) => one.secret !== secret)
}
