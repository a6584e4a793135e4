import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { createOwnerStore } from '#lib/device/owner-store.ts'

const store = createOwnerStore<{ plan: MealPlan | null }>('butterleaf.plan.1', { plan: null })

/** The copy that shows the plan before the server has answered, and when it can't (readings: "Plan load fails"). */
export function readCachedPlan(): MealPlan | undefined {
  return store.read().plan ?? undefined
}

/** Null: there is none any more. */
export function cachePlan(plan: MealPlan | null): void {
  if (plan) store.write({ plan })
  else store.remove()
}
