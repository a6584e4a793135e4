import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { deviceOwner, isKeptForUs } from '#lib/device/device-owner.ts'

/** With the app's own format number: a copy written by another one is no copy. */
const key = 'butterleaf.plan.1'

type Kept = { owner: string | null; plan: MealPlan }

/** The copy that shows the plan before the server has answered, and when it can't (readings: "Plan load fails"). */
export function keptPlan(): MealPlan | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
    return kept && isKeptForUs(kept.owner) ? kept.plan : undefined
  } catch {
    return undefined
  }
}

/** Null: there is none any more. */
export function keepPlan(plan: MealPlan | null): void {
  try {
    const kept: Kept | null = plan && { owner: deviceOwner() ?? null, plan }
    if (kept) localStorage.setItem(key, JSON.stringify(kept))
    else localStorage.removeItem(key)
  } catch {
    // Storage refused or full: the plan is there whenever the server is.
  }
}
