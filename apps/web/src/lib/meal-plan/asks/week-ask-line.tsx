import type { WeekAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { dateOfDay, dayNumberOf } from '@butterleaf/domain/meal-plan/template'
import { daysOfWeek } from '@butterleaf/domain/meals/meals'
import { lazy, Suspense, useState } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { usePlan } from '../plan-context.ts'
import { AskFigureButtons } from './ask-figure-buttons.tsx'
import type { AskPart } from './ask-words.ts'
import { useWeekAsk } from './week-ask-query.ts'

const LazyDrawer = lazy(() => import('./week-ask-drawer.tsx'))

export type WeekAskLineProps = {
  weekId: string
  weekNumber: number
  /** Says where the figures are of other days than the week's. False where the screen's head does. */
  tellsDays?: boolean
}

/** [LIV-2] What a week asks. */
export default function WeekAskLine({ weekId, weekNumber, tellsDays = true }: WeekAskLineProps) {
  const { data: ask, isError, refetch, isFetching } = useWeekAsk(weekId)
  const [part, setPart] = useState<AskPart>()
  if (!ask) {
    if (!isError) return <Skeleton shape="field" className="h-11 max-w-md" />
    return (
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="text-sm text-muted">What this week asks can’t be reached.</p>
        <Button look="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <>
      <AskFigureButtons label={`What week ${weekNumber} asks`} ask={ask} onOpen={setPart} />
      {tellsDays && <OtherDays ask={ask} weekNumber={weekNumber} />}
      {part && (
        <Suspense>
          <LazyDrawer ask={ask} part={part} onClose={() => setPart(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** [LIV-5] A list goes from one shopping day to the next, which needn't be the days of its week. */
function OtherDays({ ask, weekNumber }: { ask: WeekAsk; weekNumber: number }) {
  const { template } = usePlan().plan
  const dateAt = (dayIndex: number) => dateOfDay(template, dayNumberOf(weekNumber - 1, dayIndex))
  if (ask.from === dateAt(0) && ask.to === dateAt(daysOfWeek - 1)) return null
  return (
    <p className="px-1 text-xs text-muted">
      For what you cook {formatDate(ask.from, 'short')} – {formatDate(ask.to, 'short')}, from one shop to the
      next
    </p>
  )
}
