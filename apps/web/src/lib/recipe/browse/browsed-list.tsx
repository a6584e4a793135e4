import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '#ui/action/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Card } from '#ui/surface/card.tsx'

/** A list that is loaded page by page, whatever stands in it. */
type BrowsedList = Pick<
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

/** For a screen reader, once a list is there. */
export function foundText(count: number, hasMore: boolean): string {
  if (count === 0) return 'No recipes found'
  return hasMore ? `${count} recipes and more` : `${count} ${count === 1 ? 'recipe' : 'recipes'}`
}

/** What comes after the recipes that are loaded. */
export function ListEnd({ browse }: { browse: BrowsedList }) {
  const isAll = !browse.hasNextPage && !browse.isPlaceholderData
  return (
    <div className="grid min-h-16 place-items-center pt-3 text-sm text-muted">
      {browse.isFetchingNextPage && <Spinner label="Loading more recipes" />}
      {browse.isFetchNextPageError && (
        <Button look="quiet" size="sm" onClick={() => void browse.fetchNextPage()}>
          The rest didn’t load. Try again
        </Button>
      )}
      {isAll && <p>{allText(browse.results.length)}</p>}
    </div>
  )
}

function allText(count: number): string {
  return count === 1 ? 'That’s the only one.' : `That’s all ${count} of them.`
}

export function ListNotLoaded({ browse }: { browse: BrowsedList }) {
  return (
    <ErrorState
      title="The recipes didn’t load"
      onRetry={() => void browse.refetch()}
      isRetrying={browse.isFetching}
    >
      Your plan is safe. Check your connection, then try again.
    </ErrorState>
  )
}

const rows = [1, 2, 3, 4, 5]

export function BrowseSkeleton({ label = 'Loading recipes' }: { label?: string }) {
  return (
    <Loading label={label} className="grid gap-3">
      {rows.map((row) => (
        <Card key={row} padding="none" className="flex items-center gap-3.5 p-3 pr-4">
          <Skeleton shape="circle" className="size-22 shrink-0" />
          <div className="grid flex-1 content-start gap-2.5">
            <Skeleton className="max-w-28" />
            <Skeleton shape="title" className="h-6 w-full" />
            <Skeleton className="max-w-48" />
            <Skeleton className="max-w-36" />
          </div>
        </Card>
      ))}
    </Loading>
  )
}
