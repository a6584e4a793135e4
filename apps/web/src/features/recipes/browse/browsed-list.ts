import type { UseInfiniteQueryResult } from '@tanstack/react-query'

/** A list that is loaded page by page, whatever stands in it. */
export type BrowsedList = Pick<
  UseInfiniteQueryResult,
  | 'hasNextPage'
  | 'isPlaceholderData'
  | 'isFetching'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'fetchNextPage'
  | 'refetch'
> &
  Readonly<{ results: readonly unknown[] }>

/** At the end of what is there. */
export function loadMore(browse: BrowsedList): void {
  if (browse.hasNextPage && !browse.isFetching && !browse.isFetchNextPageError) void browse.fetchNextPage()
}
