import { dayToEdit } from '@butterleaf/domain/meal-plan/states'
import { Navigate, useLocation } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorOnceLoaded, editorPath, openingPath } from '#lib/meal-plan/plan-places.ts'
import { today } from '#lib/today.ts'

/** [APP-2] Redirects to the current screen of the plan, or to the Editor if that was pressed while the plan was loading. */
export function OpeningScreen() {
  const { template } = usePlan().plan
  const isForEditor = useLocation().hash === editorOnceLoaded.hash
  const edited = isForEditor ? dayToEdit(template, today()) : undefined
  return <Navigate to={edited ? editorPath(template, edited) : openingPath(template)} replace />
}
