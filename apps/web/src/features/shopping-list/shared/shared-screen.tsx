import type { Shared } from '@butterleaf/contract/sharing/calls'
import { useEffect, useMemo } from 'react'
import { useParams } from 'react-router'
import { formatDate } from '#lib/format-date.ts'
import { registerWorker } from '#lib/offline/app-worker.ts'
import { addActs, useIsLate, useWaiting } from '#lib/outbox/queue.ts'
import { useSending } from '#lib/outbox/use-sending.ts'
import { paths } from '#lib/paths.ts'
import { EmptyPlate } from '#lib/recipe/empty-plate.tsx'
import { chooseRecipeUnit, useRecipeUnit } from '#lib/recipe/recipe-unit.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { CutOffBanner } from '../cut-off-banner.tsx'
import { EmptyBasket } from '../empty-basket.tsx'
import { useAisleOrder, useListNotes } from '../list-look.ts'
import { RowsToBuy } from '../list-sections.tsx'
import { ProgressCard } from '../progress-card.tsx'
import { type ListRow, tickOf } from '../rows/list-row.ts'
import { RowItem } from '../rows/row-item.tsx'
import { RowsCard } from '../rows/rows-card.tsx'
import { shownList } from '../rows/shown-list.ts'
import { useHeldRow } from '../rows/use-held-row.ts'
import { ShoppingListSkeleton } from '../shopping-list-skeleton.tsx'
import { sharedActs } from './shared-acts.ts'
import { SharedPlates } from './shared-plates.tsx'
import { hasEnded, useShared } from './shared-query.ts'

/** [TOG-5] A list or a week's plates, for everybody who has its link. */
export default function SharedScreen() {
  const { secret = '' } = useParams()
  const query = useShared(secret)
  const { data: shared } = query
  useSending(sharedActs)
  useEffect(() => {
    if (import.meta.env.PROD) registerWorker()
  }, [])
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-6xl grid-cols-1 content-start gap-4 px-4 pt-6 pb-12">
      <title>{`${shared && !hasEnded(query) ? titleOf(shared) : 'Shared'} · Butterleaf`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {hasEnded(query) ? (
        <EndedLink />
      ) : shared ? (
        <>
          <SharedHeader shared={shared} />
          {shared.list && <SharedList secret={secret} shared={shared} isOutOfReach={query.isError} />}
          {shared.days && <SharedPlates days={shared.days} isOutOfReach={query.isError} />}
        </>
      ) : query.isError ? (
        <ErrorState
          heading="h1"
          title="This can’t be reached"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          Once it has been open here, it opens without a signal too.
        </ErrorState>
      ) : (
        <ShoppingListSkeleton />
      )}
    </main>
  )
}

function EndedLink() {
  return (
    <EmptyState
      heading="h1"
      picture={<EmptyPlate />}
      title="This link has ended"
      action={
        <a href={paths.home} className={buttonLook()}>
          What Butterleaf is
        </a>
      }
    >
      Ask the person who sent it for another one.
    </EmptyState>
  )
}

function SharedHeader({ shared }: { shared: Shared }) {
  const dateText = (date: string) => formatDate(date, 'short')
  return (
    <header className="px-1">
      <p className="text-sm font-semibold text-muted">
        {dateText(shared.from)} – {dateText(shared.to)}
      </p>
      <h1>{titleOf(shared)}</h1>
    </header>
  )
}

/** "Ada’s shopping list" */
function titleOf({ name, kind }: Shared): string {
  const what = kind === 'list' ? 'shopping list' : 'plates this week'
  return name === null ? what.replace(/^./, (first) => first.toUpperCase()) : `${name}’s ${what}`
}

type SharedListProps = { secret: string; shared: Shared; isOutOfReach: boolean }

function SharedList({ secret, shared, isOutOfReach }: SharedListProps) {
  const system = useRecipeUnit(shared.units)
  const { shown, tickRow, isLate } = useSharedList(secret, shared)
  const isCutOff = isOutOfReach || (isLate && shown.unsent > 0)
  const look = { system, onTick: tickRow, isCutOff, showsNote: useListNotes() }
  const items = (rows: readonly ListRow[]) => rows.map((row) => <RowItem key={row.id} row={row} {...look} />)
  const isEmpty = shown.total === 0
  return (
    <>
      <CutOffBanner isCutOff={isCutOff} unsentCount={shown.unsent} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
        <div className="lg:order-last">
          <ProgressCard shown={shown} system={system} onSystemChange={chooseRecipeUnit} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          {isEmpty && (
            <EmptyState picture={<EmptyBasket />} title="An empty basket">
              Nothing is to be bought for these days.
            </EmptyState>
          )}
          <RowsToBuy shown={shown} items={items} />
          {shown.own.length > 0 && (
            <RowsCard heading="Other" count={shown.own.length}>
              {items(shown.own)}
            </RowsCard>
          )}
          {shown.done.length > 0 && (
            <RowsCard heading="Got it" count={shown.done.length}>
              {items(shown.done)}
            </RowsCard>
          )}
          {shown.noLongerNeeded.length > 0 && (
            <RowsCard heading="No longer needed" note="These were ticked, and then the plan changed.">
              {items(shown.noLongerNeeded)}
            </RowsCard>
          )}
        </div>
      </div>
    </>
  )
}

function useSharedList(secret: string, { list = {}, units, from }: Shared) {
  const system = useRecipeUnit(units)
  const allWaiting = useWaiting(sharedActs)
  const waiting = useMemo(
    () => allWaiting.filter(({ args }) => args.secret === secret && args.from === from),
    [allWaiting, secret, from],
  )
  const isLate = useIsLate(sharedActs)
  const { held, hold } = useHeldRow()
  const aisleOrder = useAisleOrder()
  const shown = shownList({ list, waiting, table: sharedActs, system, held, aisleOrder })
  const tickRow = (row: ListRow) => {
    hold({ key: row.id, isDone: row.isDone })
    const ticks = [row, ...row.merged].map(({ key: ingredient, row: listed }) => {
      return { ingredient, ...tickOf(row, listed) }
    })
    addActs(sharedActs, [{ name: 'tickShared', args: { secret, from, ticks } }])
  }
  return { shown, tickRow, isLate }
}
