import { ApiProblem } from '#lib/api/api-problem.ts'
import { paths } from '#lib/paths.ts'

const wayOf: Readonly<Record<string, string>> = {
  not_found: paths['checkout.plans'],
  expired: paths['checkout.payment'],
  canceled: paths['checkout.payment'],
}

/** APP-1: where a person without an active subscription goes on; undefined when that isn't why the call failed. */
export function wayToAccess(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem) || error.status !== 402) return undefined
  return wayOf[error.title] ?? paths['checkout.root']
}
