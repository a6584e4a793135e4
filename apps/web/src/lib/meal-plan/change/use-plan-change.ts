import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import {
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { planKey, settlePlan } from '../plan-query.ts'
import type { PlanChange, TemplateParams } from './plan-change.ts'

const changeKey = ['meal-plan-change']

/** One after the other, as they were asked for; what comes back is the whole plan (DAY-11). A refusal means ours was old. */
export function usePlanChange(): UseMutationResult<MealPlan, Error, PlanChange> {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: changeKey,
    scope: { id: 'meal-plan' },
    // Pending until the plan is the new one: in between it would show neither.
    mutationFn: async (change: PlanChange) => settlePlan(queries, await change.send(paramsFor(queries))),
    onError: (error) => {
      if (error instanceof ApiProblem) void queries.invalidateQueries({ queryKey: planKey })
    },
  })
}

/** Asked for and not answered yet, the oldest first. */
export function usePendingChanges(): readonly PlanChange[] {
  return useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => state.variables as PlanChange,
  })
}

function paramsFor(queries: QueryClient): TemplateParams {
  const plan = queries.getQueryData<MealPlan | null>(planKey)
  if (!plan) throw new Error('There is no plan to change')
  return { planId: plan.id, templateId: plan.template.id }
}
