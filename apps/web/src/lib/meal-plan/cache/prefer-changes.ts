import { lastReceivedPlan } from './received-plan.ts'

/** The header `Prefer` (RFC 7240): what changed since the plan this page has; without one the server sends it whole. */
export function preferChanges(): string {
  return `return=changes; since=${lastReceivedPlan()?.version ?? 0}`
}
