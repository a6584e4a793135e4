import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { cacheList, readCachedList } from './cached-lists.ts'
import { readList } from './list-answer.ts'
import type { ListPlace } from './list-place.ts'

/** Two people in one shop see each other's ticks about this soon. */
const askAgainMs = 15_000

/** The list as the server has it; until that has answered, the copy on this device. */
export function useListQuery(place: ListPlace): UseQueryResult<ShoppingList> {
  return useQuery({
    queryKey: keyOf(place),
    queryFn: async ({ signal }) => {
      const list = await readList(place)
      // Overtaken by an answer to what was ticked since: then that one is kept.
      if (!signal.aborted) cacheList(place, list)
      return list
    },
    initialData: () => readCachedList(place),
    initialDataUpdatedAt: 0,
    staleTime: 0,
    // Answers to what was ticked come after the screen is left, too; the copy on the device has them.
    gcTime: 0,
    refetchInterval: askAgainMs,
  })
}

/** The list as an answer has left it. A question that was under way could still bring the older one, so it is dropped. */
export async function settleList(queries: QueryClient, place: ListPlace, list: ShoppingList): Promise<void> {
  await queries.cancelQueries({ queryKey: keyOf(place) })
  queries.setQueryData(keyOf(place), list)
}

export async function askForList(queries: QueryClient, place: ListPlace): Promise<void> {
  await queries.invalidateQueries({ queryKey: keyOf(place) })
}

function keyOf({ weekId }: ListPlace): readonly unknown[] {
  return ['shopping-list', weekId]
}
