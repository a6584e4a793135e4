import { lazy, Suspense } from 'react'
import type { WeekAskLineProps } from './week-ask-line.tsx'

/** Not on the way to the first look at a week or its list. */
const LazyWeekAskLine = lazy(() => import('./week-ask-line.tsx'))

type WeekAskHeadProps = WeekAskLineProps & { className?: string }

/** [LIV-2] What a week asks, in one line. Holds its place while it loads, so that nothing below it jumps. */
export function WeekAskHead({ className = '', ...week }: WeekAskHeadProps) {
  return (
    <div className={`min-h-11 ${className}`}>
      <Suspense>
        <LazyWeekAskLine key={week.weekId} {...week} />
      </Suspense>
    </div>
  )
}
