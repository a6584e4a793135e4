import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { AskFigureButtons } from './ask-figure-buttons.tsx'
import type { AskPart } from './ask-words.ts'
import { useWeekAsk } from './week-ask-query.ts'

const LazyDrawer = lazy(() => import('./week-ask-drawer.tsx'))

type WeekAskLineProps = { weekId: string; weekNumber: number }

/** [LIV-2] What a week asks. */
export default function WeekAskLine({ weekId, weekNumber }: WeekAskLineProps) {
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
      {part && (
        <Suspense>
          <LazyDrawer ask={ask} part={part} onClose={() => setPart(undefined)} />
        </Suspense>
      )}
    </>
  )
}
