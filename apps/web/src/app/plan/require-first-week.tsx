import { lazy, Suspense } from 'react'
import { isProblem } from '#lib/api/api-problem.ts'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { RequirePlan } from './require-plan.tsx'

/** Lazy: who has paid doesn't need it. */
const RequireUnpaidWeek = lazy(() => import('./require-unpaid-week.tsx'))

/** [MAP-1] The first week of a plan, paid for or not. */
export function RequireFirstWeek() {
  const isUnpaid = isProblem(usePlanQuery().error, 'no-subscription')
  return isUnpaid ? (
    <Suspense>
      <RequireUnpaidWeek />
    </Suspense>
  ) : (
    <RequirePlan as="main" />
  )
}
