import { ApiProblem } from '#lib/api/api-problem.ts'
import { wayOfAccess } from '#lib/subscription/way-of-access.ts'

/** APP-1: where a person without an active subscription goes on; undefined when that isn't why the call failed. */
export function wayToAccess(error: unknown): string | undefined {
  return error instanceof ApiProblem && error.status === 402 ? wayOfAccess(error.title) : undefined
}
