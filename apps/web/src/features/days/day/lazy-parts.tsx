import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { lazy, Suspense } from 'react'
import type { BelowMealsProps } from '../eaten/below-meals.tsx'
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

const BelowMeals = lazy(() => import('../eaten/below-meals.tsx'))

/** Stands below the meals, where nothing moves when it comes. */
export function LazyBelowMeals(props: BelowMealsProps) {
  return (
    <Suspense fallback={null}>
      <BelowMeals {...props} />
    </Suspense>
  )
}

const EatenLines = lazy(() => import('../eaten/eaten-lines.tsx'))

/** Most meals are eaten as planned: nothing is loaded for those. */
export function LazyEatenAtMeal({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Suspense fallback={null}>
      <EatenLines entries={entries} />
    </Suspense>
  )
}
