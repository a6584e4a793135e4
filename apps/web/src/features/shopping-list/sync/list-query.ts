import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { fetchList, readCachedList } from './cached-lists.ts'
import type { ListPlace } from './unsent-changes.ts'

/** Two people in one shop see each other's ticks about this soon. */
const askAgainMs = 15_000

/** The list as the server has it; until that has answered, the copy on this device. */
export function useListQuery(place: ListPlace): UseQueryResult<ShoppingList> {
  return useQuery({
    queryKey: keyOf(place),
    queryFn: ({ signal }) => fetchList(place, signal),
    initialData: () => readCachedList(place),
    initialDataUpdatedAt: 0,
    staleTime: 0,
    // Answers to what was ticked come after the screen is left, too; the copy on the device has them.
    gcTime: 0,
    refetchInterval: askAgainMs,
  })
}

/** Shows the list of an answer. A question that was under way could still bring an older one, so it is canceled. */
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
