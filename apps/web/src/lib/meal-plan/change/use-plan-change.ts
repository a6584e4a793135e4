import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import {
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { planKey, settlePlan } from '../plan-query.ts'
import type { Changed } from './offer-undo.ts'
import type { PlanChange, TemplateParams } from './plan-change.ts'

const changeKey = ['meal-plan-change']

/** One after the other, as they were asked for; what comes back is the whole plan (DAY-11). A refusal means ours was old. */
export function usePlanChange(): UseMutationResult<MealPlan, Error, PlanChange> {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation(changeOptions(queries, toasts))
}

type Toasts = ReturnType<typeof useToasts>

function changeOptions(queries: QueryClient, toasts: Toasts) {
  return {
    mutationKey: changeKey,
    scope: { id: 'meal-plan' },
    // Pending until the plan is the new one: in between it would show neither.
    mutationFn: async (change: PlanChange) => {
      const before = planInHand(queries)
      const after = await settlePlan(queries, await change.send(paramsFor(before)))
      if (!change.isToldByScreen) void tellOfChange(queries, toasts, { change, before, after })
      return after
    },
    onError: (error: Error) => {
      if (error instanceof ApiProblem) void queries.invalidateQueries({ queryKey: planKey })
    },
  }
}

/** LIFE-8: says what a change did, with the way back; loaded with the first change. It outlives the screen that the change was made on. */
export async function tellOfChange(queries: QueryClient, toasts: Toasts, changed: Changed): Promise<void> {
  const { offerUndo } = await import('./offer-undo.ts')
  const undo = (change: PlanChange) => sendChange(queries, toasts, change)
  offerUndo(queries, { toasts, undo }, changed)
}

/** A change that no screen waits for, after those that were asked for before. */
export function sendChange(queries: QueryClient, toasts: Toasts, change: PlanChange): Promise<MealPlan> {
  return queries.getMutationCache().build(queries, changeOptions(queries, toasts)).execute(change)
}

/** Asked for and not answered yet, the oldest first. */
export function usePendingChanges(): readonly PlanChange[] {
  return useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => state.variables as PlanChange,
  })
}

function planInHand(queries: QueryClient): MealPlan {
  const plan = queries.getQueryData<MealPlan | null>(planKey)
  if (!plan) throw new Error('There is no plan to change')
  return plan
}

function paramsFor({ id, template }: MealPlan): TemplateParams {
  return { planId: id, templateId: template.id }
}
