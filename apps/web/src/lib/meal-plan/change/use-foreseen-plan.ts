import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { useEffect, useState } from 'react'
import type { PlanChange } from './plan-change.ts'

type Foresee = (plan: MealPlan, pending: readonly PlanChange[]) => MealPlan

const asItIs: Foresee = (plan) => plan

/** The plan with what has been asked for since. How is not needed for a first look, and comes a moment after it. */
export function useForeseenPlan(settled: MealPlan, pending: readonly PlanChange[]): MealPlan {
  const [foresee, setForesee] = useState<Foresee>(() => asItIs)
  useEffect(() => {
    // A part that can't be had is no harm: changes show with the server's answer then.
    import('./foreseen-plan.ts').then(
      ({ foreseenPlan }) => setForesee(() => foreseenPlan),
      () => undefined,
    )
  }, [])
  return foresee(settled, pending)
}
