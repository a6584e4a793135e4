import type { ShownChange } from '@butterleaf/domain/meal-plan/history/shown-change'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { undoChange } from '#lib/meal-plan/change/plan-changes.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToasts } from '#ui/feedback/toast.tsx'

/** `version`: of the plan that the person sees. */
export function useBringBack({ id }: ShownChange, version: number) {
  const inHand = usePlan()
  const change = usePlanChange()
  const toasts = useToasts()
  const bringBack = () =>
    change.mutate(undoChange(id, version), {
      onError: (error) => toasts.show(saidOf(error), { tone: 'error' }),
    })
  return { bringBack, isBusy: isPending(inHand, 'undo', id) }
}

function saidOf(error: Error): string {
  return error instanceof ApiProblem ? error.message : 'That didn’t work just now. Try again in a moment.'
}
