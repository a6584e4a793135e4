import { lazy, Suspense } from 'react'
import type { DayNewsProps } from './day-news.tsx'

const DayNews = lazy(() => import('./day-news.tsx').then(({ DayNews }) => ({ default: DayNews })))

/** Nothing is to be told before something changes. */
export function LazyDayNews(props: DayNewsProps) {
  return (
    <Suspense fallback={null}>
      <DayNews {...props} />
    </Suspense>
  )
}
