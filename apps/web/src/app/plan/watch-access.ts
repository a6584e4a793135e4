import type { QueryClient } from '@tanstack/react-query'
import { planKey } from '#lib/meal-plan/plan-query.ts'
import { wayToAccess } from '#lib/meal-plan/way-to-access.ts'

/**
 * [APP-1] A tab that was open as the subscription ended: whatever call is refused for that, the plan is asked for
 * again, and the guard in front of it leads on to payment. What was being typed is kept as a draft.
 */
export function watchAccess(queries: QueryClient): void {
  const look = (error: unknown) => {
    if (wayToAccess(error)) void queries.invalidateQueries({ queryKey: planKey })
  }
  queries.getQueryCache().subscribe((event) => {
    const isPlan = event.query.queryKey[0] === planKey[0]
    if (!isPlan && event.type === 'updated' && event.action.type === 'error') look(event.action.error)
  })
  queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
  })
}
