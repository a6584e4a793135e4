import { Navigate } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { openingPath } from '#lib/meal-plan/plan-places.ts'

/** [APP-2] On to where the plan is at. */
export function OpeningScreen() {
  return <Navigate to={openingPath(usePlan().plan.template)} replace />
}
