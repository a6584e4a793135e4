import { type PlanCode, planCodes } from '@butterleaf/domain/subscription/plans'
import type { RecurlyConfig } from './recurly-config.ts'

/** Undefined for a plan that isn't one of ours. */
export function planCodeOf(
  { planCodes: names }: RecurlyConfig,
  theirCode: string | null | undefined,
): PlanCode | undefined {
  return planCodes.find((code) => names[code] === theirCode)
}
