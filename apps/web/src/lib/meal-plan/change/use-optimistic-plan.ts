import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { useEffect, useState } from 'react'
import type { PlanChange } from './plan-change.ts'

type MakePlan = (plan: MealPlan, pending: readonly PlanChange[]) => MealPlan

const keepPlan: MakePlan = (plan) => plan

/** The server's plan with the pending changes. The rules for that are not needed for a first look, and come a moment after it. */
export function useOptimisticPlan(settled: MealPlan, pending: readonly PlanChange[]): MealPlan {
  const [makePlan, setMakePlan] = useState<MakePlan>(() => keepPlan)
  useEffect(() => {
    // A part that can't be had is no harm: changes show with the server's answer then.
    import('./optimistic-plan.ts').then(
      ({ makeOptimisticPlan }) => setMakePlan(() => makeOptimisticPlan),
      () => undefined,
    )
  }, [])
  return makePlan(settled, pending)
}
