import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { runChange } from './plan-acts.ts'
import type { PlanChange } from './plan-change.ts'

/** What became of the changes of one button; what all have asked for is in the plan already. */
export function usePlanChange(): UseMutationResult<MealPlan, Error, PlanChange> {
  return useMutation({ mutationFn: runChange })
}
