import type { QueryClient } from '@tanstack/react-query'
import { planKey } from '#lib/meal-plan/plan-query.ts'
import { wayToAccess } from '#lib/meal-plan/way-to-access.ts'

/**
 * [APP-1] For a tab that was open when the subscription ended: after any call that is refused for that, the plan is fetched
 * again, and its guard redirects to payment. Typed text stays as a draft.
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
