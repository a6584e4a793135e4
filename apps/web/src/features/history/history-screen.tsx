import HistoryIcon from 'virtual:lucide/rotate-ccw-clock'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { LogPlace } from '@butterleaf/domain/food-log/log-entry'
import { entriesOn } from '@butterleaf/domain/food-log/log-entry'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { daysOfPlan } from '@butterleaf/domain/meals/meals'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { EatenLine } from '#lib/food-log/eaten-line.tsx'
import { useFoodLog } from '#lib/food-log/use-food-log.ts'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { readHistory } from '#lib/meal-plan/read-history.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ChangeEntry } from './change-entry.tsx'

/** [LIFE-8] What changed in the plan, and the way back of each change. */
export default function HistoryScreen() {
  const dayNumber = useDayOfAddress()
  const { template } = usePlan().plan
  const day = dayNumber && formatDate(dateOfDay(template, dayNumber), 'weekday')
  return (
    <>
      <header className="grid gap-2">
        <title>History · Butterleaf</title>
        <h1>{day ? `History of ${day}` : 'History'}</h1>
        <p className="max-w-prose text-pretty text-muted">
          {day
            ? `What changed on this day of your plan in the last 30 days, and what you wrote down for it. Bring any change back; what you’ve eaten since stays.`
            : 'What changed in your plan in the last 30 days. Bring any of it back; what you’ve eaten since stays.'}
        </p>
        {day && (
          <Link
            to={paths['app.history']}
            className={buttonLook({ look: 'ghost', size: 'sm', className: 'justify-self-start' })}
          >
            All changes
          </Link>
        )}
      </header>
      {dayNumber && <EatenOnDay date={dateOfDay(template, dayNumber)} />}
      <History dayNumber={dayNumber} />
    </>
  )
}

/** `?day=12`; an address that names no day of the plan shows all. */
function useDayOfAddress(): number | undefined {
  const [search] = useSearchParams()
  const day = Number(search.get('day'))
  return Number.isInteger(day) && day >= 1 && day <= daysOfPlan ? day : undefined
}

function History({ dayNumber }: { dayNumber: number | undefined }) {
  const { data, isError, refetch, isRefetching, ...more } = useHistory(dayNumber)
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
  if (changes.length === 0) return <NothingChanged of={dayNumber ? 'on this day' : ''} />
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

function NothingChanged({ of }: { of: string }) {
  return (
    <EmptyState
      picture={
        <span className="grid size-28 place-items-center rounded-full bg-butter text-on-butter">
          <HistoryIcon aria-hidden className="size-12" strokeWidth={1.5} />
        </span>
      }
      title={['Nothing changed', of, 'in the last 30 days'].filter(Boolean).join(' ')}
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

/** [LIFE-8] What was written down for the day, to be corrected here, too. */
function EatenOnDay({ date }: { date: IsoDate }) {
  const { log } = useFoodLog()
  const entries = entriesOn(log.entries, date)
  if (entries.length === 0) return null
  return (
    <Card padding="none" className="py-2">
      <h2 className="px-4 py-1 font-sans text-base font-semibold">Written down</h2>
      <ul>
        {entries.map((entry) => (
          <EatenLine key={entry.id} entry={entry} label={`${placeText(entry.place)}:`} />
        ))}
      </ul>
    </Card>
  )
}

function placeText(place: LogPlace): string {
  if (place.kind === 'snack') return 'Snack'
  return place.kind === 'instead' ? `Instead of ${place.meal}` : `With ${place.meal}`
}

/** The pages so far; asked for again when the plan changes, since what can be brought back follows from it. */
function useHistory(dayNumber: number | undefined) {
  const { plan } = usePlan()
  return useInfiniteQuery({
    queryKey: ['plan-history', plan.id, plan.version, dayNumber],
    queryFn: ({ pageParam }) => readHistory(plan.id, { before: pageParam, dayNumber }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ older }) => older,
    placeholderData: keepPreviousData,
  })
}
