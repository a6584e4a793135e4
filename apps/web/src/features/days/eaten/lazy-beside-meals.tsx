import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { lazy, Suspense } from 'react'

const BesideMeals = lazy(() => import('./beside-meals.tsx'))

/** Stands below the meals, where nothing moves when it comes. */
export function LazyBesideMeals({ found }: { found: FoundDay }) {
  return (
    <Suspense fallback={null}>
      <BesideMeals found={found} />
    </Suspense>
  )
}
