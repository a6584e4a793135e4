import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { session } from '#lib/session/session.ts'

/** With the app's own format number: a copy written by another one is no copy. */
const key = 'butterleaf.plan.1'

type Kept = { owner: string; plan: MealPlan }

/** The copy that shows the plan before the server has answered, and when it can't (readings: "Plan load fails"). */
export function keptPlan(): MealPlan | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
    return kept && isOwn(kept) ? kept.plan : undefined
  } catch {
    return undefined
  }
}

/** Null: there is none any more. */
export function keepPlan(plan: MealPlan | null): void {
  try {
    const kept: Kept | null = plan && { owner: owner() ?? '', plan }
    if (kept) localStorage.setItem(key, JSON.stringify(kept))
    else localStorage.removeItem(key)
  } catch {
    // Storage refused or full: the plan is there whenever the server is.
  }
}

/** Nobody is known offline; whoever signs out takes the copy along. */
function isOwn({ owner: keptFor }: Kept): boolean {
  const here = owner()
  return here === undefined || here === keptFor
}

function owner(): string | undefined {
  const { person } = session.current()
  return person && (person.email || person.name)
}
