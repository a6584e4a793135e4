import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { lazy, Suspense } from 'react'

const DayLife = lazy(() => import('./day-life.tsx'))

/** No part of the first look at a day. */
export function LazyDayLife({ found }: { found: FoundDay }) {
  return (
    <Suspense fallback={null}>
      <DayLife found={found} />
    </Suspense>
  )
}
