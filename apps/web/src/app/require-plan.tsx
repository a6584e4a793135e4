import { Navigate, Outlet } from 'react-router'
import { useLivePlan } from '#lib/meal-plan/live-plan.ts'
import { hasTemplate, PlanProvider } from '#lib/meal-plan/plan-provider.tsx'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { wayToAccess } from '#lib/meal-plan/way-to-access.ts'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { KeptCopyBanner } from './kept-copy-banner.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'

/**
 * [APP-1] [APP-2] [APP-3] What needs a plan: an active subscription first, then the plan itself. A server that can't be reached
 * leads nowhere else, for only its answer says that there is none (readings: "Plan load fails").
 */
export function RequirePlan() {
  const { data: plan, error, isFetching, refetch } = usePlanQuery()
  useLivePlan(plan?.version)
  const way = wayToAccess(error)
  if (way) return <Navigate to={way} replace />
  if (plan && hasTemplate(plan)) {
    return (
      <PlanProvider plan={plan}>
        {error && <KeptCopyBanner onRetry={() => void refetch()} isRetrying={isFetching} />}
        <Outlet />
      </PlanProvider>
    )
  }
  if (plan !== undefined) return <Navigate to={paths.onboarding} replace />
  if (!error) return <PlanSkeleton />
  return (
    <ErrorState
      heading="h1"
      title="Your plan can’t be reached"
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      Nothing is lost. Check your connection and try again.
    </ErrorState>
  )
}
