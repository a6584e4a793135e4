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
import type { PlanChange, TemplateParams } from './plan-change.ts'
import { undoChange } from './plan-changes.ts'
import { addPress, type Presses, type ToldChange, tellChange } from './tell-change.ts'

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
      if (!change.isToldByScreen) void offerUndo(queries, toasts, { change, before, after })
      return after
    },
    onError: (error: Error) => {
      if (error instanceof ApiProblem) void queries.invalidateQueries({ queryKey: planKey })
    },
  }
}

const pressesOf = new WeakMap<QueryClient, Presses>()

type Changed = Readonly<{ change: ToldChange; before: MealPlan; after: MealPlan }>

/** LIFE-8: says what a change did, with the way back. It outlives the screen that the change was made on. */
export async function offerUndo(
  queries: QueryClient,
  toasts: Toasts,
  { change, before, after }: Changed,
): Promise<void> {
  const presses = addPress(pressesOf.get(queries), change, before, after)
  if (presses) pressesOf.set(queries, presses)
  else pressesOf.delete(queries)
  const told = await tellChange(change, before, after, presses)
  if (!told) return
  const { text, key, changeId } = told
  const undo = () =>
    queries
      .getMutationCache()
      .build(queries, changeOptions(queries, toasts))
      .execute(undoChange(changeId, after.version))
      .catch((error: unknown) => toasts.show(refusalText(error), { tone: 'error' }))
  const isUndo = change.act === 'undoChange'
  toasts.show(text, { key, tone: 'done', ...(!isUndo && { action: { label: 'Undo', onPress: undo } }) })
}

function refusalText(error: unknown): string {
  return error instanceof ApiProblem ? error.message : 'That couldn’t be taken back just now.'
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
