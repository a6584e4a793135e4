import { Navigate } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { openingPath } from '#lib/meal-plan/plan-places.ts'

/** [APP-2] Redirects to the current screen of the plan. */
export function OpeningScreen() {
  return <Navigate to={openingPath(usePlan().plan.template)} replace />
}
