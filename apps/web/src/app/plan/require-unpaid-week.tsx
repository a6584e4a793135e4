import { Navigate, Outlet } from 'react-router'
import { useFirstWeekQuery } from '#lib/meal-plan/first-week-query.ts'
import { PlanProvider } from '#lib/meal-plan/plan-provider.tsx'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'

/** [MAP-1] The week as it is shown before payment. */
export default function RequireUnpaidWeek() {
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
