import HistoryIcon from 'virtual:lucide/rotate-ccw-clock'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ChangeEntry } from './change-entry.tsx'
import { useHistory } from './use-history.ts'

/** [LIFE-8] What changed in the plan, and the way back of each change. */
export default function HistoryScreen() {
  return (
    <>
      <header className="grid gap-2">
        <title>History · Butterleaf</title>
        <h1>History</h1>
        <p className="max-w-prose text-pretty text-muted">
          What changed in your plan in the last 30 days. Bring any of it back; what you’ve eaten since stays.
        </p>
      </header>
      <History />
    </>
  )
}

function History() {
  const { data, isError, refetch, isRefetching, ...more } = useHistory()
  const changes = data?.pages.flatMap((page) => page.changes)
  const version = data?.pages[0]?.version
  if (!changes || version === undefined) {
    if (!isError) return <HistorySkeleton />
    return (
      <ErrorState title="Your history didn’t load" onRetry={() => void refetch()} isRetrying={isRefetching}>
        Nothing of it is lost. Try again in a moment.
      </ErrorState>
    )
  }
  if (changes.length === 0) return <NothingChanged />
  return (
    <>
      <ol className="grid gap-3">
        {changes.map((change) => (
          <ChangeEntry key={change.id} change={change} version={version} />
        ))}
      </ol>
      {more.hasNextPage && (
        <Button look="quiet" busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          Show older changes
        </Button>
      )}
    </>
  )
}

function NothingChanged() {
  return (
    <EmptyState
      picture={
        <span className="grid size-28 place-items-center rounded-full bg-butter text-on-butter">
          <HistoryIcon aria-hidden className="size-12" strokeWidth={1.5} />
        </span>
      }
      title="Nothing changed in the last 30 days"
      action={
        <Link to={paths.app} className={buttonLook()}>
          To your plan
        </Link>
      }
    >
      When you replace, clear or draw meals again, you find here what stood there before.
    </EmptyState>
  )
}

function HistorySkeleton() {
  return (
    <Loading label="Loading your history" className="grid gap-3">
      <Skeleton shape="field" className="h-24" />
      <Skeleton shape="field" className="h-24" />
      <Skeleton shape="field" className="h-24" />
    </Loading>
  )
}
