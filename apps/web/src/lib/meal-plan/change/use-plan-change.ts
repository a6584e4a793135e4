import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { runChange } from './plan-acts.ts'
import type { PlanChange } from './plan-change.ts'

/** What became of the changes of one button; what all have asked for is in the plan already. */
export function usePlanChange(): UseMutationResult<MealPlan, Error, PlanChange> {
  return useMutation({ mutationFn: runChange })
}

/** The server says why it refuses; a network says nothing that a person could use. */
export function changeFailureText(error: unknown): string {
  if (error instanceof ApiProblem) return error.message
  return 'The server can’t be reached right now. Try again in a moment.'
}
