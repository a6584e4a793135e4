import { finishRestoration, startRestoration } from '@butterleaf/domain/meal-plan/drawing/restoration'
import { changePlan } from './change-plan.ts'
import { drawSlots } from './drawing/draw-days.ts'
import { storedTemplate, type TemplateKey } from './load-plan.ts'
import { type LoadedPlan, type Plan, planningFor, withArchived, withTemplate } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { requireTemplate } from './refusal-error.ts'

/** PLAN-6: an archived template is the active one again, with the answers it was made for; what these forbid now is replaced. */
export function restoreTemplate(context: PlanContext, key: TemplateKey): Promise<LoadedPlan> {
  return changePlan(context, key, 'restoreTemplate', (loaded) => restoredPlan(context, loaded, key))
}

export async function restoredPlan(
  context: PlanContext,
  { plan, cookbook }: LoadedPlan,
  key: TemplateKey,
): Promise<Plan> {
  if (plan.active.template.id === key.templateId) return plan
  const archived = await storedTemplate(context, cookbook, key)
  const restored = withArchived(plan, archived)
  const planning = planningFor({ plan: restored, cookbook })
  const start = startRestoration(planning, archived.template)
  const draw = await drawSlots({ planner: context.planner, cookbook }, planning, start)
  return withTemplate(restored, requireTemplate(finishRestoration(draw)))
}
