import type { MealPlan as WirePlan } from '@butterleaf/contract/meal-plan/calls'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { createOwnerStore } from '#lib/device/owner-store.ts'
import { noteReceivedPlan } from './received-plan.ts'

/** As the server sent it, so that the next version of the app can read it too. */
const store = createOwnerStore<{ plan: WirePlan | null }>('butterleaf.plan.1', { plan: null })

/** The copy that shows the plan before the server has answered, and when it can't (readings: "Plan load fails"). */
export function readCachedPlan(): MealPlan | undefined {
  const { plan } = store.read()
  try {
    return plan ? decodePlan(plan) : undefined
  } catch {
    // Another version of the app stored it otherwise: then the server's answer is waited for.
    return undefined
  }
}

/** Null: there is none any more. */
export function cachePlan(plan: WirePlan | null): void {
  noteReceivedPlan(plan)
  if (plan) store.write({ plan })
  else store.remove()
}
