import { Navigate, Outlet } from 'react-router'
import { useFirstWeekQuery } from '#lib/meal-plan/first-week-query.ts'
import { PlanProvider } from '#lib/meal-plan/plan-provider.tsx'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { wayToAccess } from '#lib/meal-plan/way-to-access.ts'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { RequirePlan } from './require-plan.tsx'

/** [MAP-1] The first week of a plan, paid for or not. */
export function RequireFirstWeek() {
  const isUnpaid = wayToAccess(usePlanQuery().error) !== undefined
  return isUnpaid ? <RequireUnpaidWeek /> : <RequirePlan as="main" />
}

function RequireUnpaidWeek() {
  const { data: plan, isError, isFetching, refetch } = useFirstWeekQuery(true)
  if (plan)
    return (
      <PlanProvider plan={plan}>
        <Outlet />
      </PlanProvider>
    )
  if (plan === null) return <Navigate to={paths.onboarding} replace />
  return (
    <main className="mx-auto max-w-lg p-4">
      {isError ? (
        <ErrorState
          heading="h1"
          title="Your first week can’t be reached"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      ) : (
        <PlanSkeleton />
      )}
    </main>
  )
}
