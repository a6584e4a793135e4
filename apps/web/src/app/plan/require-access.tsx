import { Navigate, Outlet } from 'react-router'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { wayToAccess } from '#lib/meal-plan/way-to-access.ts'

/** [APP-1] Onboarding needs a subscription like the app (readings: "Default plan"), but no plan yet. */
export function RequireAccess() {
  const way = wayToAccess(usePlanQuery().error)
  return way ? <Navigate to={way} replace /> : <Outlet />
}
