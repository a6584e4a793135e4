import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { fetchList, readCachedList } from './cached-lists.ts'
import type { ListPlace } from './unsent-changes.ts'

/** The delay until two people in one shop see each other's ticks. */
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

/** Shows the list of an answer, and cancels a pending query, which could still bring an older one. */
export async function showAnsweredList(
  queries: QueryClient,
  place: ListPlace,
  list: ShoppingList,
): Promise<void> {
  await queries.cancelQueries({ queryKey: keyOf(place) })
  queries.setQueryData(keyOf(place), list)
}

export async function refetchList(queries: QueryClient, place: ListPlace): Promise<void> {
  await queries.invalidateQueries({ queryKey: keyOf(place) })
}

function keyOf({ weekId }: ListPlace): readonly unknown[] {
  return ['shopping-list', weekId]
}
