import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createOwnerStore } from '#lib/device/owner-store.ts'
import { readWeekList } from '#lib/meal-plan/read-week-list.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'

/** The week of a list, in its calls' terms. */
export type ListPlace = Readonly<{ planId: string; templateId: string; weekId: string }>

/** Another phone's ticks are told at once (MAP-7); this is for where the news don't come through. */
const askAgainMs = 15_000

/** The server's list; until it has answered, the cached one. */
export function useListQuery(place: ListPlace): UseQueryResult<ShoppingList> {
  return useQuery({
    queryKey: keyOf(place),
    queryFn: ({ signal }) => fetchList(place, signal),
    initialData: () => readCachedList(place),
    initialDataUpdatedAt: 0,
    staleTime: 0,
    // Answers to ticks may come after the screen is left; they are in the device's cache.
    gcTime: 0,
    refetchInterval: askAgainMs,
  })
}

/** Shows the list of an answer where one is shown, and cancels a pending query, which could still bring an older one. */
export async function showAnsweredList(
  queries: QueryClient,
  place: ListPlace,
  list: ShoppingList,
): Promise<void> {
  const queryKey = keyOf(place)
  await queries.cancelQueries({ queryKey })
  if (queries.getQueryState(queryKey)) queries.setQueryData(queryKey, list)
}

/** What was sent from this tab, the latest last: the news of it tell nothing that its answer doesn't. */
const ownMarks = new Set<string>()
const mostOwnMarks = 50

export function rememberOwnMark(mark: string): void {
  ownMarks.add(mark)
  for (const oldest of ownMarks) {
    if (ownMarks.size <= mostOwnMarks) return
    ownMarks.delete(oldest)
  }
}

/** MAP-7: a list was changed somewhere; where it was another device, the list on the screen is asked for. */
export function followList(queries: QueryClient, mark: string): void {
  if (!isOwnMark(mark)) void refetchLists(queries)
}

export function isOwnMark(mark: string): boolean {
  return ownMarks.has(mark)
}

export async function refetchLists(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: [listKey] })
}

const listKey = 'shopping-list'

function keyOf({ weekId }: ListPlace): readonly unknown[] {
  return [listKey, weekId]
}

/** Fetches and caches the server's list. When an answer to a tick has come meanwhile, that newer list stays cached. */
export async function fetchList(place: ListPlace, signal: AbortSignal): Promise<ShoppingList> {
  const list = expectList(await withTimeout(readWeekList(place)))
  if (!signal.aborted) cacheList(place, list)
  return list
}

/** The sign-in page of a shop's network answers every call with a page of its own. */
export function expectList(answer: ShoppingList | undefined): ShoppingList {
  if (typeof answer !== 'object') throw new TypeError('Something else answered in the server’s place')
  return answer
}

type CachedList = Readonly<{ weekId: string; list: ShoppingList }>

/** The weeks of one plan; lists of older plans aren't needed. */
const mostCached = 4

const store = createOwnerStore<{ lists: readonly CachedList[] }>('butterleaf.lists.1', { lists: [] })

/** The list of a week as last cached on this device. */
export function readCachedList({ weekId }: ListPlace): ShoppingList | undefined {
  return store.read().lists.find((one) => one.weekId === weekId)?.list
}

export function cacheList({ weekId }: ListPlace, list: ShoppingList): void {
  const others = store.read().lists.filter((one) => one.weekId !== weekId)
  store.write({ lists: [{ weekId, list }, ...others].slice(0, mostCached) })
}
