import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { planKey } from '../plan-query.ts'
import { settlePlan } from '../settle-plan.ts'
import type { Changed, UndoMeans } from './offer-undo.ts'
import type { PlanChange } from './plan-change.ts'

/** Sends a change, and shows and tells what became of the plan. A refusal means that ours was old. */
export async function settleChange(change: PlanChange, means: UndoMeans): Promise<MealPlan> {
  const { queries } = means
  try {
    const before = requirePlan(queries)
    const params = { planId: before.id, templateId: before.template.id }
    const after = await settlePlan(queries, await change.send(params))
    if (!change.isToldByScreen) void tellOfChange({ change, before, after }, means)
    return after
  } catch (error) {
    if (error instanceof ApiProblem) void queries.invalidateQueries({ queryKey: planKey })
    throw error
  }
}

/** LIFE-8: says what a change did, with the way back; loaded with the first change. It outlives the screen that the change was made on. */
export async function tellOfChange(changed: Changed, means: UndoMeans): Promise<void> {
  const { offerUndo } = await import('./offer-undo.ts')
  offerUndo(changed, means)
}

function requirePlan(queries: QueryClient): MealPlan {
  const plan = queries.getQueryData<MealPlan | null>(planKey)
  if (!plan) throw new Error('There is no plan to change')
  return plan
}
