import { lazy, Suspense } from 'react'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { wayToAccess } from '#lib/meal-plan/way-to-access.ts'
import { RequirePlan } from './require-plan.tsx'

/** Lazy: who has paid doesn't need it. */
const RequireUnpaidWeek = lazy(() => import('./require-unpaid-week.tsx'))

/** [MAP-1] The first week of a plan, paid for or not. */
export function RequireFirstWeek() {
  const isUnpaid = wayToAccess(usePlanQuery().error) !== undefined
  return isUnpaid ? (
    <Suspense>
      <RequireUnpaidWeek />
    </Suspense>
  ) : (
    <RequirePlan as="main" />
  )
}
