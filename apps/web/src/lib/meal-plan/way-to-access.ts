import { isProblem } from '#lib/api/api-problem.ts'
import { wayOfAccess } from '#lib/subscription/way-of-access.ts'

/** APP-1: where a person without an active subscription goes on; undefined when that isn't why the call failed. */
export function wayToAccess(error: unknown): string | undefined {
  const isRefused = isProblem(error, 'no-subscription', 'subscription-expired', 'subscription-canceled')
  return isRefused ? wayOfAccess(error.title) : undefined
}
