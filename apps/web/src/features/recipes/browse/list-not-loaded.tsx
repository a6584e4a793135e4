import { ErrorState } from '#ui/feedback/error-state.tsx'
import type { BrowsedList } from './browsed-list.ts'

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
