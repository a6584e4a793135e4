import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { lazy, Suspense } from 'react'
import type { BelowMealsProps } from '../eaten/below-meals.tsx'
import type { DayNewsProps } from './day-news.tsx'

const DayNews = lazy(() => import('./day-news.tsx').then(({ DayNews }) => ({ default: DayNews })))

/** Loaded late, since there is no news before something changes. */
export function LazyDayNews(props: DayNewsProps) {
  return (
    <Suspense fallback={null}>
      <DayNews {...props} />
    </Suspense>
  )
}

const BelowMeals = lazy(() => import('../eaten/below-meals.tsx'))

/** Loaded late: it stands below the meals, so nothing moves when it appears. */
export function LazyBelowMeals(props: BelowMealsProps) {
  return (
    <Suspense fallback={null}>
      <BelowMeals {...props} />
    </Suspense>
  )
}

const EatenLines = lazy(() => import('../eaten/eaten-lines.tsx'))

/** Loaded only for a meal with log entries; most meals are eaten as planned. */
export function LazyEatenAtMeal({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Suspense fallback={null}>
      <EatenLines entries={entries} />
    </Suspense>
  )
}
