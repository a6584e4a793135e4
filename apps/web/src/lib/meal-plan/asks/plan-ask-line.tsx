import { lazy, Suspense, useState } from 'react'
import { RetryLine } from '#ui/feedback/retry-line.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { AskFigureButtons } from './ask-figure-buttons.tsx'
import type { AskPart } from './ask-words.ts'
import { usePlanAsk } from './week-ask-query.ts'

const LazyDrawer = lazy(() => import('./plan-ask-drawer.tsx'))

/** [LIV-2] What all four weeks ask together; each figure opens the weeks that it adds up. */
export default function PlanAskLine() {
  const { data: ask, isError, refetch, isFetching } = usePlanAsk()
  const [part, setPart] = useState<AskPart>()
  if (!ask && isError)
    return (
      <RetryLine isRetrying={isFetching} onRetry={() => void refetch()}>
        What your plan asks can’t be reached.
      </RetryLine>
    )
  if (!ask) return <Skeleton shape="field" className="h-11 max-w-md" />
  return (
    <>
      <AskFigureButtons label="What your plan asks" ask={ask} onOpen={setPart} />
      {part && (
        <Suspense>
          <LazyDrawer ask={ask} part={part} onClose={() => setPart(undefined)} />
        </Suspense>
      )}
    </>
  )
}
