import { lazy, Suspense } from 'react'
import type { BelowMealsProps } from './below-meals.tsx'

const BelowMeals = lazy(() => import('./below-meals.tsx'))

/** Stands below the meals, where nothing moves when it comes. */
export function LazyBelowMeals(props: BelowMealsProps) {
  return (
    <Suspense fallback={null}>
      <BelowMeals {...props} />
    </Suspense>
  )
}
