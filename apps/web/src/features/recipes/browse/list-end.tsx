import { Button } from '#ui/action/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import type { BrowsedList } from './browsed-list.ts'

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
