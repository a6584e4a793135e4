import type { MealPlan as WirePlan } from '@butterleaf/contract/meal-plan/calls'

let received: WirePlan | undefined

/** What the server's changes are applied to: what it sent this page last, not the device's copy, which may be of an older release. */
export function lastReceivedPlan(): WirePlan | undefined {
  return received
}

export function noteReceivedPlan(plan: WirePlan | null): void {
  received = plan ?? undefined
}
